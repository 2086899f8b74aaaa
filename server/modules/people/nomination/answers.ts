import type { DeskUser } from '../../../../contract/nomination';
import { idleMonths } from './idle';
import type { ClientEntry } from '../../clients/repository';
import type { User } from '../../../db/schema';

export function listedUser(
  user: User,
  clients: readonly Pick<ClientEntry, 'name' | 'cpfcnpj'>[],
  { today, isCpfShared }: { today: string; isCpfShared: boolean },
): DeskUser {
  return {
    Uid: user.uid,
    Name: user.name,
    Email: user.email,
    CPF: user.cpfCnpj,
    IsCPFShared: isCpfShared,
    MobilePhone: user.mobilePhone,
    Company: user.companyDocument ? { CPFCNPJ: user.companyDocument, Name: user.companyName ?? '' } : null,
    EmailConfirmed: user.emailConfirmedAt !== null,
    AccessEnded: user.accessEndsAt !== null,
    CreatedAt: user.createdAt.toISOString(),
    LastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    IdleMonths: idleMonths(user, today),
    Clients: clients.map(({ name: Name, cpfcnpj }) => ({ Name, CPFCNPJ: cpfcnpj })),
  };
}
