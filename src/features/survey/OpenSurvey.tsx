import { useState } from 'react';
import { showBanner, showError } from '../../shared/alert/alertStore';
import { ApiError } from '../../shared/api/ApiError';
import type { LoggedUser } from '../../../contract/people';
import type { SurveySchedule } from '../../../contract/surveys';
import { declined, sendSurvey, surveyAnswer, type SurveyReply } from './api';
import { SurveyDialog } from './SurveyDialog';

interface OpenSurveyProps {
  user: LoggedUser;
  schedule: SurveySchedule;
  onDone: () => void;
}

export function OpenSurvey({ user, schedule, onDone }: OpenSurveyProps) {
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
