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

/** Body of POST /client/Management/User: the person who is invited, and to which companies. */
export const inviteBody = closed({ ...person, email });
export type InviteBody = Static<typeof inviteBody>;

/** Body of PUT /user. */
export const editUserBody = closed({ ...person, uid });
export type EditUserBody = Static<typeof editUserBody>;

/** Body of calls about one user: DELETE /user, an invitation anew. */
export const uidBody = closed({ uid });

/** Query of GET /user/findByDocumentClient. */
export const usersOfClientQuery = query({ CPFCNPJ: taxId });

/** The e-mail in the path of GET /user/findByEmail/{email}/all. */
export const userEmailParams = Type.Object({ email: Type.String() });

/** A user of a responsible client's companies; of their companies only the client's own. */
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
