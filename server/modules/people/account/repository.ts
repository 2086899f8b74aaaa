import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { prepared } from '../../../db/prepared';
import { clients, contacts, ipLog, userClients, users } from '../../../db/schema';
import type { Contact, User } from '../../../db/schema';

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

export async function findClientExecutive(db: Db, clientDocument: string): Promise<User | undefined> {
  const [found] = await db
    .select({ user: users })
    .from(clients)
    .innerJoin(contacts, eq(contacts.id, clients.executiveId))
    .innerJoin(users, eq(users.email, sql`lower(${contacts.email})`))
    .where(eq(clients.document, clientDocument));
  return found?.user;
}

export async function listColleagues(db: Db, executive: Contact): Promise<Contact[]> {
  const assistants = and(eq(contacts.role, 'assistant'), eq(contacts.reportsTo, executive.id));
  const superintendent = executive.reportsTo ? eq(contacts.id, executive.reportsTo) : undefined;
  return db.select().from(contacts).where(or(assistants, superintendent)).orderBy(asc(contacts.name));
}

/** Stores a new user; false when the uid or the e-mail is somebody's already. */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<boolean> {
  const rows = await db.insert(users).values(user).onConflictDoNothing().returning({ uid: users.uid });
  return rows.length > 0;
}

export async function updateUser(
  db: Db,
  uid: string,
  changes: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await db.update(users).set(changes).where(eq(users.uid, uid));
}

export async function confirmEmail(db: Db, uid: string, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ emailConfirmedAt: at })
    .where(and(eq(users.uid, uid), isNull(users.emailConfirmedAt)));
}

export async function insertIp(db: Db, entry: typeof ipLog.$inferInsert): Promise<void> {
  await db.insert(ipLog).values(entry);
}
