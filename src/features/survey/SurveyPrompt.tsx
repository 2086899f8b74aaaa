import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { useTurn, type Claim } from '../../shared/prompts/promptQueue';
import { useUser } from '../../shared/user/useUser';
import { useSchedule } from './useSchedule';

const OpenSurvey = lazy(async () => ({ default: (await import('./OpenSurvey')).OpenSurvey }));

const CALM: readonly string[] = [paths.home, paths.help];

/** Only on pages where nothing is decided or filled in. */
export function SurveyPrompt() {
  const { user } = useUser();
  const { data: schedule, mutate } = useSchedule(user?.isTrackSaleSchedule ?? false);
  const isCalm = CALM.includes(useLocation().pathname);
  const claim: Claim = schedule && isCalm ? 'open' : 'none';
  const isTurn = useTurn('survey', claim);
  if (!isTurn || !schedule || !user) return null;
  const done = () => void mutate(null, { revalidate: false });
  return <OpenSurvey key={schedule.id} user={user} schedule={schedule} onDone={done} />;
}
