import { and, asc, eq, sql } from 'drizzle-orm';
import { isServedBy } from '../../access/portfolio';
import type { Db } from '../../db/db';
import { prepared } from '../../db/prepared';
import { clients, contacts, userClients, users } from '../../db/schema';
import type { User } from '../../db/schema';

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

export async function listClients(db: Db, uid: string): Promise<ClientEntry[]> {
  return clientsOfUser(db, { uid });
}

export async function findClient(db: Db, document: string): Promise<ClientEntry | undefined> {
  const [client] = await clientByDocument(db, { document });
  return client;
}

export async function findInvoiceBilling(db: Db, document: string): Promise<boolean | undefined> {
  const [client] = await db
    .select({ invoiceBilling: clients.invoiceBilling })
    .from(clients)
    .where(eq(clients.document, document));
  return client?.invoiceBilling;
}

const usersOfClient = prepared('users_of_client', (db) =>
  db
    .select({ uid: userClients.userUid })
    .from(userClients)
    .where(eq(userClients.clientDocument, sql.placeholder('document')))
    .orderBy(asc(userClients.userUid)),
);

export async function listNominated(db: Db, document: string): Promise<string[]> {
  const rows = await usersOfClient(db, { document });
  return rows.map(({ uid }) => uid);
}

export async function listEmails(db: Db, document: string): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(userClients)
    .innerJoin(users, eq(users.uid, userClients.userUid))
    .where(eq(userClients.clientDocument, document))
    .orderBy(asc(users.email));
  return rows.map(({ email }) => email);
}

export async function isServed(db: Db, executive: User, document: string): Promise<boolean | undefined> {
  const [row] = await db
    .select({ served: isServedBy(db, executive, clients.document).mapWith(Boolean) })
    .from(clients)
    .where(eq(clients.document, document));
  return row?.served;
}

export async function insertClient(db: Db, executive: User, document: string, name: string): Promise<void> {
  const [contact] = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(sql`lower(${contacts.email})`, executive.email), eq(contacts.role, 'executive')));
  await db.insert(clients).values({ document, name, executiveId: contact?.id ?? null });
}
