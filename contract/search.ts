import { Type } from 'typebox';
import type { Static } from 'typebox';
import { COUNTED, counted, pageFacts, pageNumber } from './page';
import { closed, nullable, oneOf, query } from './schema';
import { day, instant, uuid } from './texts';
import { turn } from './timeline';

/** Limited to plausible years, so that a typo does not reach the database. */
export const filedOn = Type.Optional(Type.String({ format: 'date', pattern: '^(19|20|21)' }));

export const narrowing = {
  text: Type.Optional(Type.String({ maxLength: 100 })),
  product: Type.Optional(Type.String({ pattern: '^[A-Z]{2,5}$' })),
};

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
  /** Null until offered, except at the desk. Negative for a refund. */
  GrossPremium: amount,
  DocumentNumber: Type.Optional(Type.String()),
  CreatedAt: instant,
  UpdatedAt: instant,
};

const foundQuote = closed({
  ...listedQuote,
  /** The resulting policy, which may be changed; none once cancelled. */
  PolicyNumber: Type.Optional(Type.String()),
  InsuredDocument: nullable(Type.String()),
  ValidityStart: nullable(day),
  ValidityEnd: nullable(day),
});
export type FoundQuote = Static<typeof foundQuote>;

/** `More`: there are more than `Total`; counting stopped there. */
export const foundPage = closed({ Items: Type.Array(foundQuote), ...pageFacts, More: Type.Boolean() });
export type FoundPage = Static<typeof foundPage>;

export const trackingSorts = ['created', 'updated', 'number', 'insured', 'amount'] as const;
export type TrackingSort = (typeof trackingSorts)[number];

const filter = {
  /** Words of number, names, tax ids and the numbers of the object: in a body, as they may name a person. */
  Text: narrowing.text,
  Product: narrowing.product,
  /** Only requests of one's own spreadsheet (contract/batches). */
  Batch: Type.Optional(uuid),
  Status: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  /** Civil dates of the request, both included. */
  From: filedOn,
  To: filedOn,
  Sort: Type.Optional(oneOf(trackingSorts)),
  Descending: Type.Optional(Type.Boolean()),
};

export const trackingFilterBody = closed(filter);
export type TrackingFilter = Static<typeof trackingFilterBody>;

export const trackingBody = closed({
  ...filter,
  Page: Type.Optional(pageNumber),
  /** `Next` of the page before; deep pages cost no more. */
  After: Type.Optional(Type.String({ maxLength: 600 })),
});
export type TrackingSearch = Static<typeof trackingBody>;

const trackedQuote = closed({
  ...foundQuote.properties,
  /** The numbers by which people know what is insured: "Edital 12/2026 · Processo 7". */
  ObjectNumbers: nullable(Type.String()),
  /** Whose turn it is and until when; null where nothing can follow. */
  Turn: nullable(turn),
  ProposalNumber: nullable(Type.String()),
  IsRepeatable: Type.Boolean(),
});
export type TrackedQuote = Static<typeof trackedQuote>;

export const trackingPage = closed({
  Items: Type.Array(trackedQuote),
  ...pageFacts,
  More: Type.Boolean(),
  /** Names the page after this one; null on the last. */
  Next: nullable(Type.String()),
  Counted: counted,
  /** Per status under the other filters, counted to a limit; zero is left out. */
  Counts: Type.Array(
    closed({ Status: Type.Integer({ minimum: 1, maximum: 12 }), Total: Type.Integer({ maximum: COUNTED }) }),
  ),
});
export type TrackingPage = Static<typeof trackingPage>;

/** GET /quotes/most-asked: how many of one's latest requests were for each product code; most frequent first. */
export const mostAskedAnswer = Type.Array(
  closed({ Product: Type.String(), Total: Type.Integer({ minimum: 1 }) }),
);
export type MostAsked = Static<typeof mostAskedAnswer>;

export const recentQuery = closed({ wizard: Type.String({ minLength: 1, maxLength: 60 }) });

export const recentAnswers = Type.Array(
  closed({
    Path: Type.String(),
    Answers: Type.Array(closed({ Value: Type.String(), Name: nullable(Type.String()) })),
  }),
);
export type RecentAnswers = Static<typeof recentAnswers>;
