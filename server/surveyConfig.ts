import { integer, text, type Environment } from './infra/environment';

export interface SurveyConfig {
  campaignId: string;
  /** Null: nobody is asked except by `npm run survey`. */
  daysAfterPolicy: number | null;
  /** Days in which nobody is asked twice. */
  everyDays: number;
}

const DEFAULT_CAMPAIGN = 'satisfacao-portal';

/** Reads the SURVEY_* variables. Throws OperatorError that names the variable. */
export function readSurvey(env: Environment): Readonly<SurveyConfig> {
  return Object.freeze({
    campaignId: text(env, 'SURVEY_CAMPAIGN') ?? DEFAULT_CAMPAIGN,
    daysAfterPolicy: integer(env, 'SURVEY_DAYS_AFTER_POLICY', { from: 0, to: 365, otherwise: 7 }) || null,
    everyDays: integer(env, 'SURVEY_EVERY_DAYS', { from: 1, to: 3650, otherwise: 90 }),
  });
}
