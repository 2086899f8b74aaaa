import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { prepared } from '../../db/prepared';
import { clients, userClients, users } from '../../db/schema';

/** A client list entry (specification 2 §3). */
export interface ClientEntry {
  name: string;
  cpfcnpj: string;
  lead: boolean;
}

const entry = { name: clients.name, cpfcnpj: clients.document, lead: clients.lead };

const clientsOfUser = prepared('clients_of_user', (db) =>
  db
    .select(entry)
    .from(userClients)
    .innerJoin(clients, eq(clients.document, userClients.clientDocument))
    .where(eq(userClients.userUid, sql.placeholder('uid')))
    .orderBy(asc(clients.name)),
);

const clientByDocument = prepared('client_by_document', (db) =>
  db
    .select(entry)
    .from(clients)
    .where(eq(clients.document, sql.placeholder('document'))),
);

/** The clients a user is nominated to, leads included, by name. */
export async function listClients(db: Db, uid: string): Promise<ClientEntry[]> {
  return clientsOfUser(db, { uid });
}

export async function findClient(db: Db, document: string): Promise<ClientEntry | undefined> {
  const [client] = await clientByDocument(db, { document });
  return client;
}

/** Whether the client pays by invoice; undefined when there is no such client. */
export async function findInvoiceBilling(db: Db, document: string): Promise<boolean | undefined> {
  const [client] = await db
    .select({ invoiceBilling: clients.invoiceBilling })
    .from(clients)
    .where(eq(clients.document, document));
  return client?.invoiceBilling;
}

/** Whether the user is nominated to that client, lead or not. */
export async function isNominated(db: Db, uid: string, document: string): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(userClients)
    .where(and(eq(userClients.userUid, uid), eq(userClients.clientDocument, document)));
  return rows.length > 0;
}

const usersOfClient = prepared('users_of_client', (db) =>
  db
    .select({ uid: userClients.userUid })
    .from(userClients)
    .where(eq(userClients.clientDocument, sql.placeholder('document')))
    .orderBy(asc(userClients.userUid)),
);

/** The uids of everybody nominated to that client. */
export async function listNominated(db: Db, document: string): Promise<string[]> {
  const rows = await usersOfClient(db, { document });
  return rows.map(({ uid }) => uid);
}

/** The e-mails of everybody nominated to that client, sorted. */
export async function listEmails(db: Db, document: string): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(userClients)
    .innerJoin(users, eq(users.uid, userClients.userUid))
    .where(eq(userClients.clientDocument, document))
    .orderBy(asc(users.email));
  return rows.map(({ email }) => email);
}
