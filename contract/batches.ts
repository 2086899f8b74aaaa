import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, query } from './schema';
import { instant, uuid } from './texts';

/** Body of PUT /quotes/batch: the rows of a spreadsheet are about to become requests of a product. */
export const batchBody = closed({
  Id: uuid,
  /** The file's name. */
  Name: Type.String({ minLength: 1, maxLength: 200 }),
  /** Product code. */
  Product: Type.String({ pattern: '^[A-Z]{2,5}$' }),
});
export type BatchBody = Static<typeof batchBody>;

/** Query of GET /quotes/batch. */
export const batchQuery = query({ id: uuid });

const facts = { Id: Type.String(), Name: Type.String(), CreatedAt: instant };

/** GET /quotes/batches: one's latest, by which tracking can be narrowed; the newest first. */
export const batchList = Type.Array(closed(facts));
export type BatchList = Static<typeof batchList>;

/** A batch as one thing, of what its owner still sees. */
export const batchAnswer = closed({
  ...facts,
  ProductName: Type.String(),
  /** Requests. */
  Total: Type.Integer({ minimum: 0 }),
  /** Those of them that have an offer that holds, or were taken, and R$ of all their premiums. */
  Offered: Type.Integer({ minimum: 0 }),
  GrossPremium: Type.Number(),
});
export type BatchAnswer = Static<typeof batchAnswer>;
