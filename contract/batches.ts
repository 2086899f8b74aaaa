import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, query } from './schema';
import { instant, uuid } from './texts';

export const batchBody = closed({
  Id: uuid,
  Name: Type.String({ minLength: 1, maxLength: 200 }),
  /** Product code. */
  Product: Type.String({ pattern: '^[A-Z]{2,5}$' }),
});
export type BatchBody = Static<typeof batchBody>;

export const batchQuery = query({ id: uuid });

const facts = { Id: Type.String(), Name: Type.String(), CreatedAt: instant };

/** GET /quotes/batches: one's latest, by which tracking can be narrowed; the newest first. */
export const batchList = Type.Array(closed(facts));
export type BatchList = Static<typeof batchList>;

export const batchAnswer = closed({
  ...facts,
  ProductName: Type.String(),
  Total: Type.Integer({ minimum: 0 }),
  /** Requests with an open or accepted offer, and R$ of their premiums. */
  Offered: Type.Integer({ minimum: 0 }),
  GrossPremium: Type.Number(),
});
export type BatchAnswer = Static<typeof batchAnswer>;
