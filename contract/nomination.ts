import { Type } from 'typebox';
import type { Static } from 'typebox';
import { pageFacts, pageNumber } from './page';
import { closed, nullable, oneOf } from './schema';
import { narrowing } from './search';
import { instant, notBlank, taxId } from './texts';

/** Users without a client, those of the executive's clients, or the idle among these. */
const state = oneOf(['pending', 'nominated', 'idle']);
export type UserState = Static<typeof state>;

const sort = oneOf(['name', 'created', 'seen']);
export type UserSort = Static<typeof sort>;

export const usersBody = closed({
  /** Words of name, e-mail, CPF, company and clients: in a body, as they name a person. */
  Text: narrowing.text,
  /** Default: users without a client. */
  State: Type.Optional(state),
  Sort: Type.Optional(sort),
  Descending: Type.Optional(Type.Boolean()),
  Page: Type.Optional(pageNumber),
});
export type UserSearch = Static<typeof usersBody>;

const uid = Type.String({ minLength: 1, maxLength: 128 });
const client = {
  CPFCNPJ: taxId,
  Name: Type.String({ minLength: 1, maxLength: 200, pattern: notBlank }),
};

export const clientBody = closed(client);
export type ClientBody = Static<typeof clientBody>;

/** Body of POST /desk/users/nominate; a client that is not there yet is made. */
export const nominateBody = closed({ Uid: uid, ...client });
export type NominateBody = Static<typeof nominateBody>;

/** Body of POST /desk/users/access: ends a user's access or opens it again. */
export const accessBody = closed({ Uid: uid, Ended: Type.Boolean() });
export type AccessBody = Static<typeof accessBody>;

const named = closed({ CPFCNPJ: Type.String(), Name: Type.String() });

const deskUser = closed({
  Uid: Type.String(),
  Name: Type.String(),
  Email: Type.String(),
  CPF: nullable(Type.String()),
  /** Another account has the same CPF; which one is not said. */
  IsCPFShared: Type.Boolean(),
  MobilePhone: nullable(Type.String()),
  Company: nullable(named),
  EmailConfirmed: Type.Boolean(),
  AccessEnded: Type.Boolean(),
  CreatedAt: instant,
  LastLoginAt: nullable(instant),
  /** Whole months without a visit, once too many; null before. */
  IdleMonths: nullable(Type.Integer()),
  Clients: Type.Array(named),
});
export type DeskUser = Static<typeof deskUser>;

const many = Type.Integer();

/** The counts of each state ignore the state filter. */
export const userPage = closed({
  Items: Type.Array(deskUser),
  ...pageFacts,
  Counts: closed({ pending: many, nominated: many, idle: many }),
});
export type UserPage = Static<typeof userPage>;
