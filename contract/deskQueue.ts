import { Type } from 'typebox';
import type { Static } from 'typebox';
import { deskEntry, holder } from './desk';
import { COUNTED, counted, pageFacts, pageNumber } from './page';
import { closed, nullable, oneOf } from './schema';
import { narrowing } from './search';
import { identifier, instant } from './texts';
import { turn } from './timeline';

/** `due` sorts by the legal deadline, then by the last change. */
const queueSorts = ['due', 'updated', 'amount'] as const;
export type QueueSort = (typeof queueSorts)[number];

const cursor = Type.Optional(Type.String({ maxLength: 600 }));

const filter = {
  /** Words of number, names and tax ids: in a body, as they may name a person. */
  Text: narrowing.text,
  Product: narrowing.product,
  /** Default: what waits for the brokerage, unless `All`. */
  Status: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  All: Type.Optional(Type.Boolean()),
  Holder: Type.Optional(oneOf(['me', 'nobody'])),
  /** In its status for so many days at least. */
  Days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
  Sort: Type.Optional(oneOf(queueSorts)),
  Descending: Type.Optional(Type.Boolean()),
};

export type QueueFilter = Static<typeof queueFilter>;
const queueFilter = closed(filter);

export const queueBody = closed({
  ...filter,
  Page: Type.Optional(pageNumber),
  /** `Next` of the page before. */
  After: cursor,
});
export type QueueSearch = Static<typeof queueBody>;

const queueEntry = closed({
  ...deskEntry.properties,
  /** Whose turn it is, since when and until when; null where nothing can follow. */
  Turn: nullable(turn),
  HeldBy: nullable(holder),
});
export type QueueEntry = Static<typeof queueEntry>;

export const queuePage = closed({
  Items: Type.Array(queueEntry),
  ...pageFacts,
  More: Type.Boolean(),
  /** When it was read: waiting times count to this. */
  AsOf: instant,
  /** Names the page after this one; null on the last. */
  Next: nullable(Type.String()),
  Counted: counted,
  /** Per status under the other filters, counted to a limit; zero is left out. */
  Counts: Type.Array(
    closed({ Status: Type.Integer({ minimum: 1, maximum: 12 }), Total: Type.Integer({ maximum: COUNTED }) }),
  ),
});
export type QueuePage = Static<typeof queuePage>;

/** Body of POST /desk/queue/next: the filter under which a request was opened. */
export const nextBody = closed({
  ...filter,
  Identifier: identifier,
  /** `Place` of an earlier answer, where the request stood before it was decided. */
  After: cursor,
});
export type NextSearch = Static<typeof nextBody>;

export const nextRequest = closed({
  /** The next request, after the last one the first; null where there is no other. */
  Identifier: nullable(Type.String()),
  /** Where the request stands in the order; null where it is not found. */
  Place: nullable(Type.String()),
});
export type NextRequest = Static<typeof nextRequest>;

export const takeBody = closed({
  identifier,
  /** When another executive took it, who now hands it over. */
  over: Type.Optional(instant),
});
export type TakeBody = Static<typeof takeBody>;

export const releaseBody = closed({ identifier });

export const heldRequest = closed({ Identifier: Type.String(), HeldBy: nullable(holder) });
