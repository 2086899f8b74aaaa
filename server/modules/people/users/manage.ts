import type { User } from '../../../db/schema';
import { worksHere } from '../../../../contract/roles';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refuse';
import { listClients } from '../../clients/repository';
import { isOwnCompany } from '../../clients/service';
import { managedAnswer } from './answers';
import { listUsersOf } from './repository';

/** Throws NOT_FOUND for anybody but a responsible client. */
export async function companiesOf(db: Deps['db'], user: User): Promise<string[]> {
  if (!user.isResponsibleClient) throw refuse('NOT_FOUND');
  return (await listClients(db, user.uid)).filter(isOwnCompany).map(({ cpfcnpj }) => cpfcnpj);
}

/** Nobody manages themselves, another responsible client or the brokerage's own people (decision 43). */
function isManageable(user: User, by: User): boolean {
  return user.uid !== by.uid && !user.isResponsibleClient && !worksHere(user);
}

export async function listManaged(db: Deps['db'], by: User) {
  const found = await listUsersOf(db, await companiesOf(db, by));
  return found.map(({ user, companies }) => managedAnswer(user, companies, isManageable(user, by)));
}

export async function findManaged(db: Deps['db'], by: User, uid: string) {
  const own = await companiesOf(db, by);
  const found = (await listUsersOf(db, own)).find(({ user }) => user.uid === uid);
  if (!found || !isManageable(found.user, by)) throw refuse('NOT_FOUND');
  return { ...found, own };
}

/** Throws NOT_FOUND for a company that is not among `own`. */
export function demandOwn(companies: readonly string[], own: readonly string[]): void {
  if (!companies.every((document) => own.includes(document))) throw refuse('NOT_FOUND');
}
