import { Type } from 'typebox';
import type { Static } from 'typebox';
import { pageFacts, pageNumber } from './page';
import { closed, nullable, query } from './schema';
import { day, instant } from './texts';

/** A day that people file requests on; a mistyped year is no reason to ask the database. */
export const filedOn = Type.Optional(Type.String({ format: 'date', pattern: '^(19|20|21)' }));

/** Words and product code, by which lists of requests are narrowed. */
export const narrowing = {
  text: Type.Optional(Type.String({ maxLength: 100 })),
  product: Type.Optional(Type.String({ pattern: '^[A-Z]{2,5}$' })),
};

/** Query of GET /quotes/search; what is left out does not narrow. */
export const searchQuery = query({
  ...narrowing,
  /** 1 to 9; 10 to 12 are those of endorsements (specification 1 §4). */
  status: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  /** Civil dates of the request, both included. */
  from: filedOn,
  to: filedOn,
  page: pageNumber,
});
export type SearchQuery = Static<typeof searchQuery>;

const amount = nullable(Type.Number());

/** What every list says of a request. Money in R$. */
export const listedQuote = {
  Identifier: Type.String(),
  /** Product code. */
  QuoteType: Type.String(),
  ProductName: Type.String(),
  Status: Type.Integer(),
  HolderName: nullable(Type.String()),
  InsuredName: nullable(Type.String()),
  InsuredAmount: amount,
  /** Null as long as nobody offered it; the desk sees it before. Below zero it is given back. */
  GrossPremium: amount,
  /** The number of the document that an endorsement is about. */
  DocumentNumber: Type.Optional(Type.String()),
  CreatedAt: instant,
  UpdatedAt: instant,
};

/** One request of one's own list. */
export const foundQuote = closed({
  ...listedQuote,
  InsuredDocument: nullable(Type.String()),
  ValidityStart: nullable(day),
  ValidityEnd: nullable(day),
});
export type FoundQuote = Static<typeof foundQuote>;

/** `More`: there is more than `Total`, which nobody counted to the end. */
export const foundPage = closed({ Items: Type.Array(foundQuote), ...pageFacts, More: Type.Boolean() });
export type FoundPage = Static<typeof foundPage>;
