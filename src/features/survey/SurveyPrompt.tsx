import { lazy, useState } from 'react';
import { showBanner, showError } from '../../shared/alert/alertStore';
import { useTurn, type Claim } from '../../shared/prompts/promptQueue';
import { ApiError } from '../../shared/api/ApiError';
import type { LoggedUser } from '../../../contract/people';
import type { SurveySchedule } from '../../../contract/surveys';
import { useUser } from '../../shared/user/useUser';
import { declined, sendSurvey, surveyAnswer, useSchedule, type SurveyReply } from './api';

const SurveyDialog = lazy(async () => ({ default: (await import('./SurveyDialog')).SurveyDialog }));

/** Asks the customer for whom a survey is planned today, once. */
export function SurveyPrompt() {
  const { user } = useUser();
  const { data: schedule, mutate } = useSchedule(user?.isTrackSaleSchedule ?? false);
  const claim: Claim = schedule ? 'open' : 'none';
  const isTurn = useTurn('survey', claim);
  if (!isTurn || !schedule || !user) return null;
  const done = () => void mutate(null, { revalidate: false });
  return <OpenSurvey key={schedule.id} user={user} schedule={schedule} onDone={done} />;
}

interface OpenSurveyProps {
  user: LoggedUser;
  schedule: SurveySchedule;
  onDone: () => void;
}

function OpenSurvey({ user, schedule, onDone }: OpenSurveyProps) {
  const [busy, setBusy] = useState(false);
  const send = async (reply: SurveyReply) => {
    setBusy(true);
    try {
      await sendSurvey(surveyAnswer(user, schedule, reply));
      showBanner({ tone: 'success', message: 'Agradecemos a sua participação!' });
      onDone();
    } catch (error) {
      setBusy(false);
      showError(error);
      if (isOver(error)) onDone();
    }
  };
  // Closing works even when the call fails: the survey is then offered again another day.
  const decline = () => {
    onDone();
    sendSurvey(surveyAnswer(user, schedule, declined)).catch(
      (error: unknown) => isOver(error) || showError(error),
    );
  };
  return <SurveyDialog busy={busy} onSend={(reply) => void send(reply)} onClose={decline} />;
}

/** Answered or withdrawn elsewhere, as in another tab: trying again would never end. */
const isOver = (error: unknown) => error instanceof ApiError && [404, 409].includes(error.status);
