import type { SurveySchedule } from './repository';

/** One name and value beside an answer; 'numero-documento' holds the document number. */
export interface SurveyTag {
  name: string;
  value: string;
}

/** Body of POST /tracksaleCampaign/answer (specification 1 §3, survey answer). */
export interface SurveyAnswerBody {
  /** 0 to 10, or -1 from a person who declines. */
  score: number;
  justification: string;
  scheduleId: string;
  campaignId: string;
  email: string;
  name: string;
  phone?: string | null;
  identification?: string | null;
  tags?: SurveyTag[];
}

const text = { type: 'string', maxLength: 320 } as const;
const optional = { ...text, nullable: true } as const;
const tag = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'value'],
  properties: { name: text, value: text },
} as const;

export const surveyAnswerBody = {
  type: 'object',
  additionalProperties: false,
  required: ['score', 'justification', 'scheduleId', 'campaignId', 'email', 'name'],
  properties: {
    score: { type: 'integer', minimum: -1, maximum: 10 },
    justification: { type: 'string', maxLength: 2000 },
    scheduleId: { type: 'string', format: 'uuid' },
    campaignId: text,
    email: text,
    name: text,
    phone: optional,
    identification: optional,
    tags: { type: 'array', maxItems: 10, items: tag },
  },
} as const;

/** The survey schedule of specification 1 §3. */
export function scheduleAnswer({ id, campaignId, documentNumber }: SurveySchedule, userEmail: string) {
  return { id, userEmail, campaignId, documentNumber };
}
