import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { CasesBook } from '../engine/cases/CasesBook';
import { closed, json, query } from './schema';

/** Query of GET /analyst/product: a product or a form of the catalogue. */
export const analystProductQuery = query({ product: Type.String({ maxLength: 64 }) });

/** A product as it is in force, for the page /produtos. */
export const analystProduct = closed({
  /** Its module is GET /definition/{hash}.js. */
  Definition: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  Book: json<CasesBook>('The product’s cases, and what they run on.'),
});
export type AnalystProduct = Static<typeof analystProduct>;
