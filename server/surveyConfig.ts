import { integer, text, type Environment } from './infra/environment';

/** When the satisfaction survey is put by itself. */
export interface SurveyConfig {
  /** What its answers are counted under. */
  campaignId: string;
  /** Days between a policy and the question; null = nobody is asked unless `npm run survey` says so. */
  daysAfterPolicy: number | null;
  /** Days in which nobody is asked twice. */
  everyDays: number;
}

/** The campaign where the environment names no other. */
export const DEFAULT_CAMPAIGN = 'satisfacao-portal';

/** Reads the SURVEY_* variables. Throws OperatorError that names the variable. */
export function readSurvey(env: Environment): Readonly<SurveyConfig> {
  return Object.freeze({
    campaignId: text(env, 'SURVEY_CAMPAIGN') ?? DEFAULT_CAMPAIGN,
    daysAfterPolicy: integer(env, 'SURVEY_DAYS_AFTER_POLICY', { from: 0, to: 365, otherwise: 7 }) || null,
    everyDays: integer(env, 'SURVEY_EVERY_DAYS', { from: 1, to: 3650, otherwise: 90 }),
  });
}
