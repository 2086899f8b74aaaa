import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable, oneOf } from './schema';
import { instant } from './texts';

const timelineEvent = closed({
  Kind: oneOf(['registered', 'edited', 'asked', 'corrected', 'moved', 'undone']),
  At: instant,
  /** null is the system or the insurer. */
  By: nullable(closed({ Name: Type.String(), IsExecutive: Type.Boolean() })),
  Status: Type.Integer(),
});
export type TimelineEvent = Static<typeof timelineEvent>;

/** The legal time for an answer (Lei 15.040/2024 art. 49, 55). It only informs: nothing is decided by it. */
export const answerDeadline = closed({
  /** Of `Days`; 0 on the day of receipt, and beyond `Days` when late. */
  Day: Type.Integer({ minimum: 0 }),
  Days: Type.Integer(),
  Until: instant,
  /** The customer was asked for something: the count pauses, once. */
  IsSuspended: Type.Boolean(),
  IsOver: Type.Boolean(),
});
export type AnswerDeadline = Static<typeof answerDeadline>;

/** Who must act: the customer, the insurer's automatic answer, or a person at the brokerage. */
export const turn = closed({
  Who: oneOf(['customer', 'insurer', 'brokerage']),
  Since: instant,
  /**
   * The customer's deadline; for the brokerage, when 80 % of such requests were answered, in working hours, if
   * enough are known.
   */
  Until: nullable(instant),
  /** null where nothing waits for an answer of the brokerage or the insurer. */
  Deadline: nullable(answerDeadline),
});
export type Turn = Static<typeof turn>;

/** What happened to a request, oldest first, and whose turn it is; null where nothing can follow. */
export const timeline = closed({ Events: Type.Array(timelineEvent), Turn: nullable(turn) });
export type Timeline = Static<typeof timeline>;
