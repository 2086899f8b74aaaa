import { and, eq, exists, inArray, not, or, sql } from 'drizzle-orm';
import type { AnyColumn, Placeholder, SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db';
import { absences, clients, contacts, executiveLinks, userClients, users } from '../db/schema';
import type { User } from '../db/schema';

// Aliased, as the column that is asked about may be of clients too.
const served = alias(clients, 'served');
const deskUsers = alias(users, 'desk_users');
const one = { one: sql`1` };
const email = sql`lower(${contacts.email})`;

interface ExecutiveColumns extends Record<'uid' | 'email', AnyColumn> {
  readonly today: string;
}

type ExecutiveToCome = Record<'uid' | 'emails', Placeholder>;

export type Executive = Pick<User, 'uid' | 'email' | 'standsInFor'> | ExecutiveColumns | ExecutiveToCome;

export const emailsOf = ({ email: own, standsInFor = [] }: Pick<User, 'email' | 'standsInFor'>) => [
  own,
  ...standsInFor,
];

function sitsAt(executive: Executive): SQL {
  if ('emails' in executive) return sql`${email} = any(${executive.emails}::text[])`;
  if ('today' in executive) return sql`(${email} = ${executive.email} or ${standsIn(executive)})`;
  return inArray(email, emailsOf(executive));
}

const standsIn = ({ uid, today }: ExecutiveColumns) => sql`exists (
  select 1 from ${absences} join ${users} away on away.uid = ${absences.userUid}
  where away.email = ${email} and ${absences.standInUid} = ${uid} and ${isOn(today)})`;

const isOn = (today: string) => sql`${today}::date between ${absences.startsOn} and ${absences.endsOn}`;

export function isServedBy(db: Db, executive: Executive, clientDocument: AnyColumn): SQL {
  const found = db
    .select(one)
    .from(served)
    .innerJoin(contacts, eq(contacts.id, served.executiveId))
    .where(and(eq(served.document, clientDocument), sitsAt(executive)));
  return exists(found);
}

/**
 * The same where records of all clients are passed by: the contacts are looked up once, and not expected to be few, as the
 * planner knows nothing of an e-mail.
 */
export const isServedAmongMany = (executive: Pick<User, 'email' | 'standsInFor'>, clientDocument: SQL): SQL =>
  sql`exists (select 1 from ${clients} served where served.document = ${clientDocument} and served.executive_id = any(
    array(select ${contacts.id} from ${contacts} where ${email} = any(${sql.param(emailsOf(executive))}::text[]))))`;

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

/** The executives who look after the client, with who stands in for them today; all of them where nobody with an account does. */
export async function executivesOfClient(db: Db, clientDocument: string, today: string): Promise<string[]> {
  const own = await db
    .select({ uid: deskUsers.uid })
    .from(served)
    .innerJoin(contacts, eq(contacts.id, served.executiveId))
    .innerJoin(deskUsers, and(eq(deskUsers.email, email), deskUsers.isExecutive))
    .where(eq(served.document, clientDocument));
  const told =
    own.length > 0 ? own : await db.select({ uid: users.uid }).from(users).where(eq(users.isExecutive, true));
  const uids = told.map(({ uid }) => uid);
  return [...new Set([...uids, ...(await standInsOf(db, uids, today)).map(({ uid }) => uid)])];
}

async function standInsOf(
  db: Db,
  uids: readonly string[],
  today: string,
): Promise<{ uid: string; email: string }[]> {
  return db
    .selectDistinct({ uid: deskUsers.uid, email: deskUsers.email })
    .from(absences)
    .innerJoin(deskUsers, and(eq(deskUsers.uid, absences.standInUid), deskUsers.isExecutive))
    .where(and(inArray(absences.userUid, [...uids]), isOn(today)));
}

export async function superiorsOfClient(
  db: Db,
  clientDocument: string,
  today: string,
): Promise<{ email: string; uid: string | null }[]> {
  const executives = alias(contacts, 'client_executives');
  const superiors = await db
    .select({ email: contacts.email, uid: deskUsers.uid })
    .from(served)
    .innerJoin(executives, eq(executives.id, served.executiveId))
    .innerJoin(contacts, eq(contacts.id, executives.reportsTo))
    .leftJoin(deskUsers, and(eq(deskUsers.email, email), deskUsers.isExecutive))
    .where(eq(served.document, clientDocument));
  const uids = superiors.flatMap(({ uid }) => (uid === null ? [] : [uid]));
  return [...superiors, ...(await standInsOf(db, uids, today))];
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
    .where(and(eq(userClients.userUid, userUid), sitsAt(executive)));
  const anybodys = nominations()
    .innerJoin(contacts, eq(contacts.id, served.executiveId))
    .innerJoin(deskUsers, and(eq(deskUsers.email, email), deskUsers.isExecutive))
    .where(eq(userClients.userUid, userUid));
  return or(exists(own), not(exists(anybodys)));
}

export function linksInSightOf(db: Db, executive: User): SQL | undefined {
  return or(
    eq(executiveLinks.executiveUid, executive.uid),
    isServedBy(db, executive, executiveLinks.clientDocument),
  );
}
