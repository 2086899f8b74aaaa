import { Type } from 'typebox';
import type { Static } from 'typebox';
import { COUNTED, counted, pageFacts, pageNumber } from './page';
import { closed, nullable, oneOf } from './schema';
import { filedOn } from './search';
import { policyStatuses } from './statuses/policy';
import { day, instant } from './texts';

/** What a list of policies can be sorted by. */
export const policySorts = ['issued', 'number', 'holder', 'amount', 'start', 'end'] as const;
export type PolicySort = (typeof policySorts)[number];

/** What narrows a list of policies; what is left out does not. */
const filter = {
  /** Words of number, names and tax ids. */
  Text: Type.Optional(Type.String({ maxLength: 100 })),
  Insurer: Type.Optional(Type.String({ maxLength: 120 })),
  /** Product code. */
  Product: Type.Optional(Type.String({ pattern: '^[A-Z]{2,5}$' })),
  Status: Type.Optional(oneOf(policyStatuses)),
  /** Civil days of issue, both included, at most a year. */
  From: filedOn,
  To: filedOn,
  /** Month in which the validity ends, YYYY-MM. */
  EndsIn: Type.Optional(Type.String({ pattern: '^(19|20|21)\\d{2}-(0[1-9]|1[0-2])$' })),
  Sort: Type.Optional(oneOf(policySorts)),
  Descending: Type.Optional(Type.Boolean()),
};

/** Body of POST /InsurancePolicy/export/excel. */
export const policyFilterBody = closed(filter);
export type PolicyFilter = Static<typeof policyFilterBody>;

/** Body of POST /InsurancePolicy/search. */
export const policySearchBody = closed({
  ...filter,
  Page: Type.Optional(pageNumber),
  /** `Next` of the page before: the page is read from there, however far down it is. */
  After: Type.Optional(Type.String({ maxLength: 600 })),
});
export type PolicySearch = Static<typeof policySearchBody>;

const status = oneOf(policyStatuses);

/** One policy of a list. Money in R$. */
export const listedPolicy = closed({
  Id: Type.String(),
  Number: Type.String(),
  /** Product code. */
  Product: Type.String(),
  ProductName: Type.String(),
  InsurerName: Type.String(),
  HolderName: nullable(Type.String()),
  HolderDocument: nullable(Type.String()),
  InsuredName: nullable(Type.String()),
  InsuredAmount: Type.Number(),
  ValidityStart: day,
  ValidityEnd: day,
  IssuedAt: instant,
  Status: status,
});
export type ListedPolicy = Static<typeof listedPolicy>;

const many = Type.Integer({ maximum: COUNTED });

export const policyPage = closed({
  Items: Type.Array(listedPolicy),
  ...pageFacts,
  /** There is more than `Total`. */
  More: Type.Boolean(),
  /** Names the page after this one; null on the last. */
  Next: nullable(Type.String()),
  Counted: counted,
  /** How many there are of each status under the other filters, as far as they are counted. */
  Counts: closed({ Emitida: many, Vigente: many, Vencida: many, Cancelado: many }),
});
export type PolicyPage = Static<typeof policyPage>;

/** The insurers of the policies in sight, by name. */
export const insurers = Type.Array(closed({ Name: Type.String() }));

/** The brokerage; its CNPJ where it is known. */
export const brokers = Type.Array(closed({ Name: Type.String(), CPFCNPJ: nullable(Type.String()) }));

/** The products of the catalogue. */
export const listedProducts = Type.Array(
  closed({ Id: Type.String(), Code: Type.String(), Name: Type.String() }),
);
