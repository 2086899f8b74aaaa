import { Type } from 'typebox';
import type { Static } from 'typebox';
import { COUNTED, counted, pageFacts, pageNumber } from './page';
import { closed, nullable, oneOf } from './schema';
import { filedOn } from './search';
import { policyStatuses } from './statuses/policy';
import { day, instant } from './texts';

const policySorts = ['issued', 'number', 'holder', 'amount', 'start', 'end'] as const;
export type PolicySort = (typeof policySorts)[number];

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

export const policyFilterBody = closed(filter);
export type PolicyFilter = Static<typeof policyFilterBody>;

export const policySearchBody = closed({
  ...filter,
  Page: Type.Optional(pageNumber),
  /** `Next` of the page before; deep pages cost no more. */
  After: Type.Optional(Type.String({ maxLength: 600 })),
});
export type PolicySearch = Static<typeof policySearchBody>;

const status = oneOf(policyStatuses);

const listedPolicy = closed({
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
  /** Per status under the other filters, counted to a limit. */
  Counts: closed({ Emitida: many, Vigente: many, Vencida: many, Cancelado: many }),
});
export type PolicyPage = Static<typeof policyPage>;

export const insurers = Type.Array(closed({ Name: Type.String() }));

export const brokers = Type.Array(closed({ Name: Type.String(), CPFCNPJ: nullable(Type.String()) }));

export const listedProducts = Type.Array(
  closed({ Id: Type.String(), Code: Type.String(), Name: Type.String() }),
);
