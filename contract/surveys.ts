import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable } from './schema';
import { uuid } from './texts';

export const surveySchedule = closed({
  id: Type.String(),
  userEmail: Type.String(),
  campaignId: Type.String(),
  documentNumber: nullable(Type.String()),
});
export type SurveySchedule = Static<typeof surveySchedule>;

const text = Type.String({ maxLength: 320 });

export const surveyAnswerBody = closed({
  /** 0 to 10, or -1 of a person who declines. */
  score: Type.Integer({ minimum: -1, maximum: 10 }),
  justification: Type.String({ maxLength: 2000 }),
  scheduleId: uuid,
  campaignId: text,
  email: text,
  name: text,
  phone: Type.Optional(nullable(text)),
  identification: Type.Optional(nullable(text)),
  /** 'numero-documento' holds the document number. */
  tags: Type.Optional(Type.Array(closed({ name: text, value: text }), { maxItems: 10 })),
});
export type SurveyAnswerBody = Static<typeof surveyAnswerBody>;
