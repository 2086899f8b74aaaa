import type { User } from '../../../db/schema';
import { personName } from '../../../http/personName';
import type { ClientEntry } from '../../clients/repository';

/** Body of POST /client/Management/User: the person who is invited, and to which companies. */
export interface InviteBody {
  name: string;
  email: string;
  phone: string | null;
  mobilePhone: string | null;
  /** Documents of companies of the responsible client. */
  companies: string[];
}

/** Body of PUT /user. */
export type EditBody = Omit<InviteBody, 'email'> & { uid: string };

/** Body of calls about one user: DELETE /user, an invitation anew. */
export interface UidBody {
  uid: string;
}

const person = {
  name: personName,
  phone: { type: 'string', nullable: true, pattern: '^[1-9]\\d{9}$' },
  mobilePhone: { type: 'string', nullable: true, pattern: '^[1-9]\\d{10}$' },
  companies: {
    type: 'array',
    maxItems: 200,
    uniqueItems: true,
    items: { type: 'string', pattern: '^[0-9A-Z]{12}[0-9]{2}$' },
  },
} as const;
const uid = { type: 'string', minLength: 1, maxLength: 128 } as const;
const closed = { type: 'object', additionalProperties: false } as const;

export const inviteBody = {
  ...closed,
  required: ['name', 'email', 'phone', 'mobilePhone', 'companies'],
  properties: { ...person, email: { type: 'string', format: 'email', maxLength: 320 } },
} as const;

export const editBody = {
  ...closed,
  required: ['uid', 'name', 'phone', 'mobilePhone', 'companies'],
  properties: { ...person, uid },
} as const;

export const uidBody = { ...closed, required: ['uid'], properties: { uid } } as const;

/** A user as the responsible client sees them: of their companies only the client's own. */
export function managedAnswer(user: User, companies: readonly ClientEntry[], isManageable: boolean) {
  const { uid: id, name, email, phone, mobilePhone, isResponsibleClient, lastLoginAt } = user;
  return {
    uid: id,
    name,
    email,
    phone,
    mobilePhone,
    isResponsibleClient,
    /** Whether the asker may edit and remove this user. */
    isManageable,
    /** Invited and never signed in. */
    isPending: lastLoginAt === null,
    companies: companies.map(({ name: company, cpfcnpj }) => ({ name: company, cpfcnpj })),
  };
}
