import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable, oneOf } from './schema';
import { instant } from './texts';

/** One thing that happened to a request, as those read it who asked. */
const timelineEvent = closed({
  Kind: oneOf(['registered', 'edited', 'asked', 'corrected', 'moved', 'undone']),
  At: instant,
  /** null is the system or the insurer. */
  By: nullable(closed({ Name: Type.String(), IsExecutive: Type.Boolean() })),
  /** The status from then on. */
  Status: Type.Integer(),
});
export type TimelineEvent = Static<typeof timelineEvent>;

/** How far the legal time for an answer has gone (Lei 15.040/2024 art. 49, 55). Shown and reminded of, never decided upon. */
export const answerDeadline = closed({
  /** Of `Days`; 0 on the day of its receipt, and past `Days` where nobody answered. */
  Day: Type.Integer({ minimum: 0 }),
  Days: Type.Integer(),
  Until: instant,
  /** The customer was asked for something: the count stands, once. */
  IsSuspended: Type.Boolean(),
  IsOver: Type.Boolean(),
});
export type AnswerDeadline = Static<typeof answerDeadline>;

/** Whose turn it is: of the customer, of the insurer's own answer, or of a person at the brokerage. */
export const turn = closed({
  Who: oneOf(['customer', 'insurer', 'brokerage']),
  Since: instant,
  /** Until when the customer may act; of the brokerage, when eight of ten such requests had their answer, in working hours, if enough are known. */
  Until: nullable(instant),
  /** null where nothing waits for an answer of the brokerage or the insurer. */
  Deadline: nullable(answerDeadline),
});
export type Turn = Static<typeof turn>;

/** What happened to a request, oldest first, and whose turn it is; null where nothing can follow. */
export const timeline = closed({ Events: Type.Array(timelineEvent), Turn: nullable(turn) });
export type Timeline = Static<typeof timeline>;
