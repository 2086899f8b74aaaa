import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable, oneOf, query } from './schema';
import { instant, notBlank, taxId } from './texts';

const states = oneOf(['pending', 'nominated', 'idle']);

/** Which users an executive asks for: those without any client, those of its own clients, or the idle among these. */
export type UserState = Static<typeof states>;

/** Query of GET /desk/users. */
export const usersQuery = query({
  state: Type.Unsafe<UserState>({ ...states, default: 'pending' }),
});

const uid = Type.String({ minLength: 1, maxLength: 128 });
const client = {
  CPFCNPJ: taxId,
  Name: Type.String({ minLength: 1, maxLength: 200, pattern: notBlank }),
};

/** Body of POST /client: a company or a person that an executive looks after. */
export const clientBody = closed(client);
export type ClientBody = Static<typeof clientBody>;

/** Body of POST /desk/users/nominate; a client that is not there yet is made. */
export const nominateBody = closed({ Uid: uid, ...client });
export type NominateBody = Static<typeof nominateBody>;

/** Body of POST /desk/users/access: ends a user's access or opens it again. */
export const accessBody = closed({ Uid: uid, Ended: Type.Boolean() });
export type AccessBody = Static<typeof accessBody>;

const named = closed({ CPFCNPJ: Type.String(), Name: Type.String() });

/** Somebody who uses the portal, or wants to, as the executive's list shows them. */
export const deskUser = closed({
  Uid: Type.String(),
  Name: Type.String(),
  Email: Type.String(),
  CPF: nullable(Type.String()),
  /** Another account has the same CPF; which one is not said. */
  IsCPFShared: Type.Boolean(),
  MobilePhone: nullable(Type.String()),
  /** The company that the person says to act for. */
  Company: nullable(named),
  EmailConfirmed: Type.Boolean(),
  AccessEnded: Type.Boolean(),
  CreatedAt: instant,
  LastLoginAt: nullable(instant),
  /** Whole months without access once they are too many; null before. */
  IdleMonths: nullable(Type.Integer()),
  Clients: Type.Array(named),
});
export type DeskUser = Static<typeof deskUser>;
