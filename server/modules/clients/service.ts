import { storedTaxId } from '../../storedTaxId';
import type { Db } from '../../db/db';
import type { User } from '../../db/schema';
import { mayAskAbout } from '../../access/clients';
import type { Caller } from '../../access/Caller';
import { refuse } from '../../http/refuse';
import { findClient, findInvoiceBilling, listClients, listEmails } from './repository';
import type { ClientEntry } from './repository';

const COMPANY_LENGTH = 14;

export function isOwnCompany({ lead, cpfcnpj }: ClientEntry): boolean {
  return !lead && cpfcnpj.length === COMPANY_LENGTH;
}

/** A user without any company among the clients that are no leads (specification 1 §4). */
export async function isNaturalPerson(db: Db, uid: string): Promise<boolean> {
  return !(await listClients(db, uid)).some(isOwnCompany);
}

export async function clientsOf(db: Db, { user, link }: Caller): Promise<ClientEntry[]> {
  if (!link) return listClients(db, user.uid);
  const client = await findClient(db, link.clientDocument);
  return client ? [client] : [];
}

/** The session's clients; asking in the name of another e-mail finds nothing. */
export async function clientsByUser(db: Db, user: User, email: string, includeLeads: boolean) {
  if (email.toLowerCase() !== user.email) throw refuse('NOT_FOUND');
  const all = await listClients(db, user.uid);
  return includeLeads ? all : all.filter(({ lead }) => !lead);
}

export async function emailsOfClient(db: Db, caller: Caller, document: string): Promise<string[]> {
  const bare = storedTaxId(document);
  if (!(await mayAskAbout(db, caller, bare))) throw refuse('NOT_FOUND');
  return listEmails(db, bare);
}

export async function paymentTypeOf(db: Db, caller: Caller, document: string) {
  const bare = storedTaxId(document);
  const isAskable = await mayAskAbout(db, caller, bare);
  const emissaoEmFaturaC = isAskable ? await findInvoiceBilling(db, bare) : undefined;
  if (emissaoEmFaturaC === undefined) throw refuse('NOT_FOUND');
  return { emissaoEmFaturaC };
}

export async function askableClient(db: Db, caller: Caller, document: string): Promise<ClientEntry> {
  const bare = storedTaxId(document);
  const client = (await mayAskAbout(db, caller, bare)) ? await findClient(db, bare) : undefined;
  if (!client) throw refuse('NOT_FOUND');
  return client;
}

/** Whether a policy holder pays by invoice; a request without a client is paid by boleto. */
export async function paysByInvoice(db: Db, document: string | null): Promise<boolean> {
  return document !== null && (await findInvoiceBilling(db, document)) === true;
}
