import { Type } from 'typebox';
import type { Static } from 'typebox';
import { draftEntry } from './drafts';
import { closed, nullable, oneOf, query } from './schema';
import { day, emailText, instant } from './texts';

export const homeQuery = query({
  email: emailText,
  part: Type.Optional(oneOf(['needsYou', 'inForce'])),
});

const request = closed({
  Identifier: Type.String(),
  ProductName: Type.String(),
  InsuredName: nullable(Type.String()),
  GrossPremium: nullable(Type.Number()),
  ExpiresAt: instant,
});
export type WaitingRequest = Static<typeof request>;

const billet = closed({
  BillingId: Type.String(),
  PolicyNumber: Type.String(),
  Installment: Type.Integer(),
  Installments: Type.Integer(),
  Amount: Type.Number(),
  DueDate: day,
  IsOverdue: Type.Boolean(),
  IsDueToday: Type.Boolean(),
});
export type WaitingBillet = Static<typeof billet>;

/** The count, up to a limit, and the most urgent items. */
const few = <Item extends Parameters<typeof Type.Array>[0]>(item: Item) =>
  closed({ Total: Type.Integer(), Items: Type.Array(item) });

const needsYou = closed({
  Corrections: few(request),
  Offers: few(request),
  Proposals: few(request),
  /** What is overdue, or due by that day. */
  Billets: closed({ ...few(billet).properties, Until: day }),
  /** Policies that end within 30, 31 to 60 and 61 to 90 days. */
  Expiring: closed({ In30: Type.Integer(), In60: Type.Integer(), In90: Type.Integer() }),
  Drafts: few(draftEntry),
});
export type NeedsYou = Static<typeof needsYou>;

const sum = { Count: Type.Integer(), InsuredAmount: Type.Number(), Premium: Type.Number() };
const group = closed({ Key: Type.String(), Name: Type.String(), ...sum });
export type Group = Static<typeof group>;

const inForce = closed({
  ...sum,
  ByProduct: Type.Array(group),
  ByInsurer: Type.Array(group),
  /** What ends in each of the next twelve months, YYYY-MM. */
  Months: Type.Array(group),
});
export type InForce = Static<typeof inForce>;

export const home = closed({
  NeedsYou: Type.Unsafe<NeedsYou | null>({ ...needsYou, type: ['object', 'null'] }),
  InForce: Type.Unsafe<InForce | null>({ ...inForce, type: ['object', 'null'] }),
});
export type Home = Static<typeof home>;
