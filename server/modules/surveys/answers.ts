import type { SurveySchedule as ScheduleAnswer } from '../../../contract/surveys';
import type { SurveySchedule } from './repository';

/** The survey schedule of specification 1 §3. */
export function scheduleAnswer(
  { id, campaignId, documentNumber }: SurveySchedule,
  userEmail: string,
): ScheduleAnswer {
  return { id, userEmail, campaignId, documentNumber };
}
