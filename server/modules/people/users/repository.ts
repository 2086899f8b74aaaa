import { and, asc, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { clients, userClients, users } from '../../../db/schema';
import type { User } from '../account/repository';
import type { ClientEntry } from '../../clients/repository';

/** A user of some companies, with those of them that are the user's. */
export interface UserOfCompanies {
  user: User;
  companies: ClientEntry[];
}

/** Everybody nominated to one of `documents`, by name; accounts that were closed are nobody. */
export async function listUsersOf(db: Db, documents: readonly string[]): Promise<UserOfCompanies[]> {
  if (documents.length === 0) return [];
  const rows = await db
    .select({ user: users, name: clients.name, cpfcnpj: clients.document, lead: clients.lead })
    .from(userClients)
    .innerJoin(users, eq(users.uid, userClients.userUid))
    .innerJoin(clients, eq(clients.document, userClients.clientDocument))
    .where(and(inArray(userClients.clientDocument, [...documents]), isNull(users.closedAt)))
    .orderBy(asc(users.name), asc(users.uid), asc(clients.name));
  const found = new Map<string, UserOfCompanies>();
  for (const { user, ...company } of rows) {
    const entry = found.get(user.uid) ?? { user, companies: [] };
    entry.companies.push(company);
    found.set(user.uid, entry);
  }
  return [...found.values()];
}

/** Whether the user is nominated to any client beside `documents`. */
export async function hasOtherClients(db: Db, uid: string, documents: readonly string[]): Promise<boolean> {
  const elsewhere = notInArray(userClients.clientDocument, [...documents]);
  const rows = await db
    .select({ document: userClients.clientDocument })
    .from(userClients)
    .where(and(eq(userClients.userUid, uid), elsewhere))
    .limit(1);
  return rows.length > 0;
}

/** Of `documents`, leaves the user nominated to exactly `wanted`; what is beside them stays. */
export async function replaceNominations(
  db: Db,
  userUid: string,
  documents: readonly string[],
  wanted: readonly string[],
): Promise<void> {
  const within = inArray(userClients.clientDocument, [...documents]);
  await db.delete(userClients).where(and(eq(userClients.userUid, userUid), within));
  if (wanted.length === 0) return;
  await db.insert(userClients).values(wanted.map((clientDocument) => ({ userUid, clientDocument })));
}

export async function updatePerson(
  db: Db,
  uid: string,
  person: Pick<User, 'name' | 'phone' | 'mobilePhone' | 'updatedAt'>,
): Promise<void> {
  await db.update(users).set(person).where(eq(users.uid, uid));
}
