import { and, eq, exists, not, or, sql } from 'drizzle-orm';
import type { AnyColumn, Placeholder, SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db';
import { clients, contacts, executiveLinks, userClients, users } from '../db/schema';
import type { User } from '../db/schema';

// Under another name: the column that is asked about may be of clients too.
const served = alias(clients, 'served');
const deskUsers = alias(users, 'desk_users');
const one = { one: sql`1` };
const email = sql`lower(${contacts.email})`;

/** An executive by value, the columns of one in a query over users, or the values of a statement to come. */
export type Executive = Pick<User, 'uid' | 'email'> | Record<'uid' | 'email', AnyColumn | Placeholder>;

/** Whether the client in that column is looked after by the executive: the e-mail of its contact is theirs. */
export function isServedBy(db: Db, executive: Executive, clientDocument: AnyColumn): SQL {
  const found = db
    .select(one)
    .from(served)
    .innerJoin(contacts, eq(contacts.id, served.executiveId))
    .where(and(eq(served.document, clientDocument), eq(email, executive.email)));
  return exists(found);
}

/** Whether the client in that column has no executive with an account, or there is no client. */
export function isNobodys(db: Db, clientDocument: AnyColumn): SQL {
  const found = db
    .select(one)
    .from(served)
    .innerJoin(contacts, eq(contacts.id, served.executiveId))
    .innerJoin(users, and(eq(users.email, email), users.isExecutive))
    .where(eq(served.document, clientDocument));
  return not(exists(found));
}

/** The executives who look after the client; all of them where nobody with an account does. */
export async function executivesOfClient(db: Db, clientDocument: string): Promise<string[]> {
  const own = await db
    .select({ uid: deskUsers.uid })
    .from(served)
    .innerJoin(contacts, eq(contacts.id, served.executiveId))
    .innerJoin(deskUsers, and(eq(deskUsers.email, email), deskUsers.isExecutive))
    .where(eq(served.document, clientDocument));
  const told =
    own.length > 0 ? own : await db.select({ uid: users.uid }).from(users).where(eq(users.isExecutive, true));
  return told.map(({ uid }) => uid);
}

/** To whom the executive of the client reports, with the account if there is one; none where nobody looks after the client. */
export async function superiorsOfClient(
  db: Db,
  clientDocument: string,
): Promise<{ email: string; uid: string | null }[]> {
  const executives = alias(contacts, 'client_executives');
  return db
    .select({ email: contacts.email, uid: deskUsers.uid })
    .from(served)
    .innerJoin(executives, eq(executives.id, served.executiveId))
    .innerJoin(contacts, eq(contacts.id, executives.reportsTo))
    .leftJoin(deskUsers, and(eq(deskUsers.email, email), deskUsers.isExecutive))
    .where(eq(served.document, clientDocument));
}

/**
 * Whether the user in that column is for that executive to answer: nominated to a client that the executive looks
 * after, or to none that any executive with an account does.
 */
export function answersTo(db: Db, executive: User, userUid: AnyColumn): SQL | undefined {
  const nominations = () =>
    db.select(one).from(userClients).innerJoin(served, eq(served.document, userClients.clientDocument));
  const own = nominations()
    .innerJoin(contacts, eq(contacts.id, served.executiveId))
    .where(and(eq(userClients.userUid, userUid), eq(email, executive.email)));
  const anybodys = nominations()
    .innerJoin(contacts, eq(contacts.id, served.executiveId))
    .innerJoin(deskUsers, and(eq(deskUsers.email, email), deskUsers.isExecutive))
    .where(eq(userClients.userUid, userUid));
  return or(exists(own), not(exists(anybodys)));
}

/** The executive links that an executive sees: its own, and those for the clients it looks after. */
export function linksInSightOf(db: Db, executive: User): SQL | undefined {
  return or(
    eq(executiveLinks.executiveUid, executive.uid),
    isServedBy(db, executive, executiveLinks.clientDocument),
  );
}
