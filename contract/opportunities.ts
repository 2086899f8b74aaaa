import { Type } from 'typebox';
import type { Static } from 'typebox';
import { pageFacts, pageNumber } from './page';
import { closed, json, nullable, oneOf, query } from './schema';
import { narrowing } from './search';
import { day, identifier, instant } from './texts';

/** A policy near its end, or a product that somebody wants to be called about (decision 42). */
const opportunityKinds = ['renewal', 'lead'] as const;

/** Query of GET /opportunities/search; what is left out does not narrow. */
export const opportunitiesQuery = query({
  kind: Type.Unsafe<(typeof opportunityKinds)[number]>({ ...oneOf(opportunityKinds), default: 'renewal' }),
  product: narrowing.product,
  within: Type.Unsafe<30 | 60 | 90>({ type: 'integer', enum: [30, 60, 90], default: 90 }),
  page: pageNumber,
});
export type OpportunitiesQuery = Static<typeof opportunitiesQuery>;

const opportunity = closed({
  /** The policy's number, or the lead's identifier. */
  Code: Type.String(),
  Kind: oneOf(opportunityKinds),
  Product: Type.String(),
  ProductName: Type.String(),
  HolderName: nullable(Type.String()),
  InsuredName: nullable(Type.String()),
  InsurerName: nullable(Type.String()),
  InsuredAmount: nullable(Type.Number()),
  ValidityEnd: nullable(day),
  /** Days until the end, 0 on the last one. */
  DaysLeft: nullable(Type.Integer()),
  InterestAt: nullable(instant),
  IsRenewable: Type.Boolean(),
});
export type Opportunity = Static<typeof opportunity>;

export const opportunityPage = closed({
  Items: Type.Array(opportunity),
  ...pageFacts,
  /** There is more than `Total`. */
  More: Type.Boolean(),
});
export type OpportunityPage = Static<typeof opportunityPage>;

export const interestBody = closed({ policyNumber: identifier });

export const interest = closed({ InterestAt: instant });
export type Interest = Static<typeof interest>;

export const renewalQuery = query({ policyNumber: identifier });

/** Opens a wizard to renew a policy: its answers under today's definition, without files, from its end on. */
export const renewal = closed({
  Wizard: Type.String(),
  Answers: json<Record<string, unknown>>('answers by the paths of the definition'),
});
export type Renewal = Static<typeof renewal>;
