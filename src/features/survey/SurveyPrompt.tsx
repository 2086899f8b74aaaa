import { lazy } from 'react';
import { useTurn, type Claim } from '../../shared/prompts/promptQueue';
import { useUser } from '../../shared/user/useUser';
import { useSchedule } from './useSchedule';

const OpenSurvey = lazy(async () => ({ default: (await import('./OpenSurvey')).OpenSurvey }));

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
