import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { prepared } from '../../../db/prepared';
import { clients, contacts, ipLog, pushSubscriptions, userClients, users } from '../../../db/schema';

/** A registered user, as stored. */
export type User = typeof users.$inferSelect;
/** A contact person at the brokerage, as stored. */
export type Contact = typeof contacts.$inferSelect;

const userByUid = prepared('user_by_uid', (db) =>
  db
    .select()
    .from(users)
    .where(eq(users.uid, sql.placeholder('uid'))),
);

export async function findUser(db: Db, uid: string): Promise<User | undefined> {
  const [user] = await userByUid(db, { uid });
  return user;
}

/** Finds by the stored, lower-case e-mail. */
export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
  return user;
}

/** The commercial executive of the user's clients: customers before leads, then by name. */
export async function findExecutive(db: Db, uid: string): Promise<Contact | undefined> {
  const [found] = await db
    .select({ contact: contacts })
    .from(userClients)
    .innerJoin(clients, eq(clients.document, userClients.clientDocument))
    .innerJoin(contacts, eq(contacts.id, clients.executiveId))
    .where(eq(userClients.userUid, uid))
    .orderBy(asc(clients.lead), asc(clients.name))
    .limit(1);
  return found?.contact;
}

/** The account of a client's commercial executive, whose e-mail is the contact's. */
export async function findClientExecutive(db: Db, clientDocument: string): Promise<User | undefined> {
  const [found] = await db
    .select({ user: users })
    .from(clients)
    .innerJoin(contacts, eq(contacts.id, clients.executiveId))
    .innerJoin(users, eq(users.email, sql`lower(${contacts.email})`))
    .where(eq(clients.document, clientDocument));
  return found?.user;
}

/** The executive's assistants and superintendent. */
export async function listColleagues(db: Db, executive: Contact): Promise<Contact[]> {
  const assistants = and(eq(contacts.role, 'assistant'), eq(contacts.reportsTo, executive.id));
  const superintendent = executive.reportsTo ? eq(contacts.id, executive.reportsTo) : undefined;
  return db.select().from(contacts).where(or(assistants, superintendent)).orderBy(asc(contacts.name));
}

/** When the user was last here: the sign-in, then once a day. */
export async function noteLogin(db: Db, uid: string, at: Date): Promise<void> {
  await db.update(users).set({ lastLoginAt: at }).where(eq(users.uid, uid));
}

/** Since when sessions count, and how old the password is. */
export async function noteSessions(
  db: Db,
  uid: string,
  moments: Partial<Pick<User, 'sessionsEndedAt' | 'passwordChangedAt'>>,
): Promise<void> {
  await db.update(users).set(moments).where(eq(users.uid, uid));
}

/** No browser of the user is told any more. */
export async function deleteSubscriptions(db: Db, uid: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.userUid, uid));
}

/** A browser's subscription goes over to who signs in there. */
export async function storeSubscription(
  db: Db,
  subscription: typeof pushSubscriptions.$inferInsert,
): Promise<void> {
  await db
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: pushSubscriptions.token, set: subscription });
}

export async function deleteSubscription(db: Db, uid: string, token: string): Promise<void> {
  const own = and(eq(pushSubscriptions.token, token), eq(pushSubscriptions.userUid, uid));
  await db.delete(pushSubscriptions).where(own);
}

export async function insertIp(db: Db, entry: typeof ipLog.$inferInsert): Promise<void> {
  await db.insert(ipLog).values(entry);
}
