import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable, query } from './schema';
import { email, landline, mobile, personName, taxId } from './texts';

const person = {
  name: personName,
  phone: nullable(landline),
  mobilePhone: nullable(mobile),
  /** Documents of companies of the responsible client. */
  companies: Type.Array(Type.String({ pattern: '^[0-9A-Z]{12}[0-9]{2}$' }), {
    maxItems: 200,
    uniqueItems: true,
  }),
};
const uid = Type.String({ minLength: 1, maxLength: 128 });

export const inviteBody = closed({ ...person, email });
export type InviteBody = Static<typeof inviteBody>;

export const editUserBody = closed({ ...person, uid });
export type EditUserBody = Static<typeof editUserBody>;

export const uidBody = closed({ uid });

export const usersOfClientQuery = query({ CPFCNPJ: taxId });

export const userEmailParams = Type.Object({ email: Type.String() });

export const managedUser = closed({
  uid: Type.String(),
  name: Type.String(),
  email: Type.String(),
  phone: nullable(Type.String()),
  mobilePhone: nullable(Type.String()),
  isResponsibleClient: Type.Boolean(),
  /** The asker may edit and remove this user. */
  isManageable: Type.Boolean(),
  /** Invited and never signed in. */
  isPending: Type.Boolean(),
  companies: Type.Array(closed({ name: Type.String(), cpfcnpj: Type.String() })),
});
export type ManagedUser = Static<typeof managedUser>;
