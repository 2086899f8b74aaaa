import { and, asc, eq, exists, inArray, isNull, ne, not, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/db';
import { clients, contacts, userClients, users } from '../../../db/schema';
import type { User } from '../../people/account/repository';
import { isServedBy } from '../../desk/sight';
import type { UserState } from './contract';
import { isIdle } from './idle';

const MOST = 200;

/** Customers in that state for that executive: of nobody yet, or of a client that the executive looks after. */
function inState(db: Db, executive: User, state: UserState): SQL | undefined {
  const nominations = db
    .select({ one: sql`1` })
    .from(userClients)
    .where(
      and(
        eq(userClients.userUid, users.uid),
        state === 'pending' ? undefined : isServedBy(db, executive, userClients.clientDocument),
      ),
    );
  const has = exists(nominations);
  const isCustomer = and(eq(users.isExecutive, false), isNull(users.closedAt));
  return and(isCustomer, state === 'pending' ? not(has) : has);
}

export async function listUsers(
  db: Db,
  executive: User,
  { state, today }: { state: UserState; today: string },
): Promise<User[]> {
  const mayEnter = isNull(users.accessEndsAt);
  return db
    .select()
    .from(users)
    .where(and(inState(db, executive, state), state === 'idle' ? and(mayEnter, isIdle(today)) : undefined))
    .orderBy(asc(users.name), asc(users.uid))
    .limit(MOST);
}

/** The user if it is in the executive's sight, in either state, locked until the caller's transaction ends. */
export async function lockUser(db: Db, executive: User, uid: string): Promise<User | undefined> {
  const find = (state: UserState) =>
    db
      .select()
      .from(users)
      .where(and(eq(users.uid, uid), inState(db, executive, state)))
      .for('update');
  const [found] = [...(await find('pending')), ...(await find('nominated'))];
  return found;
}

/** Of these users, the clients that the executive looks after. */
export async function listServedNominations(db: Db, executive: User, uids: readonly string[]) {
  if (uids.length === 0) return [];
  return db
    .select({ uid: userClients.userUid, name: clients.name, cpfcnpj: clients.document })
    .from(userClients)
    .innerJoin(clients, eq(clients.document, userClients.clientDocument))
    .where(and(inArray(userClients.userUid, [...uids]), isServedBy(db, executive, clients.document)))
    .orderBy(asc(clients.name));
}

/** Which of these users have a CPF that stands in another account too. */
export async function listSharedCpfs(db: Db, uids: readonly string[]): Promise<Set<string>> {
  if (uids.length === 0) return new Set();
  const others = alias(users, 'others');
  const rows = await db
    .selectDistinct({ uid: users.uid })
    .from(users)
    .innerJoin(others, and(eq(others.cpfCnpj, users.cpfCnpj), ne(others.uid, users.uid)))
    .where(inArray(users.uid, [...uids]));
  return new Set(rows.map(({ uid }) => uid));
}

/** Whether the executive looks after that client; undefined when there is no such client. */
export async function isServed(db: Db, executive: User, document: string): Promise<boolean | undefined> {
  const [row] = await db
    .select({ served: isServedBy(db, executive, clients.document).mapWith(Boolean) })
    .from(clients)
    .where(eq(clients.document, document));
  return row?.served;
}

/** Makes a client that the executive looks after. */
export async function insertClient(db: Db, executive: User, document: string, name: string): Promise<void> {
  const [contact] = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(sql`lower(${contacts.email})`, executive.email), eq(contacts.role, 'executive')));
  await db.insert(clients).values({ document, name, executiveId: contact?.id ?? null });
}

/** Whether this made the nomination, which may have been there. */
export async function insertNomination(db: Db, userUid: string, clientDocument: string): Promise<boolean> {
  const rows = await db
    .insert(userClients)
    .values({ userUid, clientDocument })
    .onConflictDoNothing()
    .returning({ uid: userClients.userUid });
  return rows.length > 0;
}

/** Whether the one that there is now is the user's first. */
export async function isOnlyNomination(db: Db, userUid: string): Promise<boolean> {
  return (await db.$count(userClients, eq(userClients.userUid, userUid))) === 1;
}

export async function setUser(db: Db, uid: string, changes: Partial<User>): Promise<void> {
  await db.update(users).set(changes).where(eq(users.uid, uid));
}
