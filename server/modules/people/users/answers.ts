import type { ManagedUser } from '../../../../contract/users';
import type { ClientEntry } from '../../clients/repository';
import type { User } from '../../../db/schema';

/** A user as the responsible client sees them: of their companies only the client's own. */
export function managedAnswer(
  user: User,
  companies: readonly ClientEntry[],
  isManageable: boolean,
): ManagedUser {
  const { uid, name, email, phone, mobilePhone, isResponsibleClient, lastLoginAt } = user;
  return {
    uid,
    name,
    email,
    phone,
    mobilePhone,
    isResponsibleClient,
    isManageable,
    isPending: lastLoginAt === null,
    companies: companies.map(({ name: company, cpfcnpj }) => ({ name: company, cpfcnpj })),
  };
}
