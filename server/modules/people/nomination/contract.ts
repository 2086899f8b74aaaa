import type { User } from '../../../db/schema';
import { idleMonths } from './idle';
import type { ClientEntry } from '../../clients/repository';

/** Which users an executive asks for: those without any client, those of its own clients, or the idle among these. */
export type UserState = 'pending' | 'nominated' | 'idle';

/** Query of GET /desk/users. */
export interface UsersQuery {
  state: UserState;
}

export const usersQuery = {
  type: 'object',
  properties: { state: { type: 'string', enum: ['pending', 'nominated', 'idle'], default: 'pending' } },
} as const;

const uid = { type: 'string', minLength: 1, maxLength: 128 } as const;
const taxId = { type: 'string', minLength: 11, maxLength: 18 } as const;
const name = { type: 'string', minLength: 1, maxLength: 200, pattern: '\\S' } as const;

/** Body of POST /client: a company or a person that an executive looks after. */
export interface ClientBody {
  CPFCNPJ: string;
  Name: string;
}

export const clientBody = {
  type: 'object',
  additionalProperties: false,
  required: ['CPFCNPJ', 'Name'],
  properties: { CPFCNPJ: taxId, Name: name },
} as const;

/** Body of POST /desk/users/nominate; a client that is not there yet is made. */
export interface NominateBody extends ClientBody {
  Uid: string;
}

export const nominateBody = {
  ...clientBody,
  required: ['Uid', 'CPFCNPJ', 'Name'],
  properties: { Uid: uid, ...clientBody.properties },
} as const;

/** Body of POST /desk/users/access: ends a user's access or opens it again. */
export interface AccessBody {
  Uid: string;
  Ended: boolean;
}

export const accessBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Uid', 'Ended'],
  properties: { Uid: uid, Ended: { type: 'boolean' } },
} as const;

/** A user as the executive's list shows it. */
export function listedUser(
  user: User,
  clients: readonly Pick<ClientEntry, 'name' | 'cpfcnpj'>[],
  { today, isCpfShared }: { today: string; isCpfShared: boolean },
) {
  return {
    Uid: user.uid,
    Name: user.name,
    Email: user.email,
    CPF: user.cpfCnpj,
    /** Whether another account has it too; whose that is is not said. */
    IsCPFShared: isCpfShared,
    MobilePhone: user.mobilePhone,
    Company: user.companyDocument && { CPFCNPJ: user.companyDocument, Name: user.companyName ?? '' },
    EmailConfirmed: user.emailConfirmedAt !== null,
    AccessEnded: user.accessEndsAt !== null,
    CreatedAt: user.createdAt.toISOString(),
    LastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    /** Whole months without access, once they are too many; null before. */
    IdleMonths: idleMonths(user, today),
    Clients: clients.map(({ name: Name, cpfcnpj }) => ({ Name, CPFCNPJ: cpfcnpj })),
  };
}
