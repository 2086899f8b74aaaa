import type { Db } from '../../../db/db';
import type { User } from '../../../db/schema';
import { refuse } from '../../../http/refuse';
import { storedTaxId } from '../../../storedTaxId';
import { findUserByEmail } from '../account/repository';
import { listClients } from '../../clients/repository';
import { managedAnswer } from './answers';
import { companiesOf } from './manage';
import { listUsersOf } from './repository';

/** Whose users somebody may look up: every client's for the executive desk, else one's own companies'. */
async function mayLookUp(db: Db, asker: User, document: string): Promise<boolean> {
  return asker.isExecutive || (await companiesOf(db, asker)).includes(document);
}

export async function usersOfClient(db: Db, asker: User, document: string) {
  const bare = storedTaxId(document);
  if (!(await mayLookUp(db, asker, bare))) throw refuse('NOT_FOUND');
  return (await listUsersOf(db, [bare])).map(({ user, companies }) => managedAnswer(user, companies, false));
}

export async function userWithClients(db: Db, asker: User, email: string) {
  const user = await findUserByEmail(db, email);
  if (!user || user.closedAt) throw refuse('NOT_FOUND');
  const all = await listClients(db, user.uid);
  if (asker.isExecutive || user.uid === asker.uid) return managedAnswer(user, all, false);
  const own = await companiesOf(db, asker);
  const shared = all.filter(({ cpfcnpj }) => own.includes(cpfcnpj));
  if (shared.length === 0) throw refuse('NOT_FOUND');
  return managedAnswer(user, shared, false);
}
