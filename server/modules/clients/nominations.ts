import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { isServedBy } from '../../access/portfolio';
import type { Db } from '../../db/db';
import { clients, userClients } from '../../db/schema';
import type { User } from '../../db/schema';

export async function listServedNominations(db: Db, executive: User, uids: readonly string[]) {
  if (uids.length === 0) return [];
  return db
    .select({ uid: userClients.userUid, name: clients.name, cpfcnpj: clients.document })
    .from(userClients)
    .innerJoin(clients, eq(clients.document, userClients.clientDocument))
    .where(and(inArray(userClients.userUid, [...uids]), isServedBy(db, executive, clients.document)))
    .orderBy(asc(clients.name));
}

/** False where the nomination was there already. */
export async function insertNomination(db: Db, userUid: string, clientDocument: string): Promise<boolean> {
  const rows = await db
    .insert(userClients)
    .values({ userUid, clientDocument })
    .onConflictDoNothing()
    .returning({ uid: userClients.userUid });
  return rows.length > 0;
}

export async function isOnlyNomination(db: Db, userUid: string): Promise<boolean> {
  return (await db.$count(userClients, eq(userClients.userUid, userUid))) === 1;
}

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

export async function deleteNominations(db: Db, userUid: string): Promise<void> {
  await db.delete(userClients).where(eq(userClients.userUid, userUid));
}
