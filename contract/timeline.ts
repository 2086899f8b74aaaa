import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable, oneOf } from './schema';
import { instant } from './texts';

/** One thing that happened to a request, as those read it who asked. */
const timelineEvent = closed({
  Kind: oneOf(['registered', 'edited', 'asked', 'corrected', 'moved']),
  At: instant,
  /** null is the system or the insurer. */
  By: nullable(closed({ Name: Type.String(), IsExecutive: Type.Boolean() })),
  /** The status from then on. */
  Status: Type.Integer(),
});
export type TimelineEvent = Static<typeof timelineEvent>;

/** Whose turn it is: of the customer, of the insurer's own answer, or of a person at the brokerage. */
export const turn = closed({
  Who: oneOf(['customer', 'insurer', 'brokerage']),
  Since: instant,
  /** Until when the customer may act; of the brokerage, when eight of ten such requests had their answer, if enough are known. */
  Until: nullable(instant),
});
export type Turn = Static<typeof turn>;

/** What happened to a request, oldest first, and whose turn it is; null where nothing can follow. */
export const timeline = closed({ Events: Type.Array(timelineEvent), Turn: nullable(turn) });
export type Timeline = Static<typeof timeline>;
