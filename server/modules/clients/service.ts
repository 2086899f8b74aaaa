import { storedTaxId } from '../../storedTaxId';
import type { Db } from '../../db/db';
import { refuse } from '../../http/refuse';
import type { User } from '../account/repository';
import { isNominated, listClients, listEmails } from './repository';
import type { ClientEntry } from './repository';

const COMPANY_LENGTH = 14;

/** A client whose policies the user may ask for: no lead, and a document of 14 characters. */
export function isOwnCompany({ lead, cpfcnpj }: ClientEntry): boolean {
  return !lead && cpfcnpj.length === COMPANY_LENGTH;
}

/** A user without any company among the clients that are no leads (specification 1 §4). */
export async function isNaturalPerson(db: Db, uid: string): Promise<boolean> {
  return !(await listClients(db, uid)).some(isOwnCompany);
}

/** The session's clients; asking in the name of another e-mail finds nothing. */
export async function clientsByUser(db: Db, user: User, email: string, includeLeads: boolean) {
  if (email.toLowerCase() !== user.email) throw refuse('NOT_FOUND');
  const all = await listClients(db, user.uid);
  return includeLeads ? all : all.filter(({ lead }) => !lead);
}

/** E-mails to suggest for a client: for the executive desk, or among colleagues of that client. */
export async function emailsOfClient(db: Db, user: User, document: string): Promise<string[]> {
  const bare = storedTaxId(document);
  if (!user.isExecutive && !(await isNominated(db, user.uid, bare))) throw refuse('NOT_FOUND');
  return listEmails(db, bare);
}
