import type { SurveySchedule as ScheduleAnswer } from '../../../contract/surveys';
import type { SurveySchedule } from './repository';

export function scheduleAnswer(
  { id, campaignId, documentNumber }: SurveySchedule,
  userEmail: string,
): ScheduleAnswer {
  return { id, userEmail, campaignId, documentNumber };
}
