import { sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { Db } from '../db/db';
import type { User } from '../db/schema';
import type { Caller } from './Caller';
import { NOBODYS_DESK } from '../db/schema/deskId';

/**
 * Whose records somebody sees in a list, as keys that indexes begin with: the same records as `policiesOf`, `quotesOf`
 * and `quotesInSight` let them open. The three kinds have no record in common.
 */
export interface Sight {
  readonly uid: string;
  /** Tax ids of the clients that the user is nominated to, but for those of these desks. */
  readonly clients: readonly string[];
  /** An executive's own desk, and those where nobody with an account sits. */
  readonly desks: readonly string[];
}

/** What a user sees as a customer. */
export async function customerSight(db: Db, uid: string): Promise<Sight> {
  return { uid, clients: await nominationsOf(db, uid, []), desks: [] };
}

/** What an executive sees at the desk. */
export async function deskSight(db: Db, user: User): Promise<Sight> {
  return { uid: user.uid, clients: [], desks: await desksOf(db, user) };
}

/** What a user sees in both ways. */
export async function wholeSight(db: Db, user: User): Promise<Sight> {
  if (!user.isExecutive) return customerSight(db, user.uid);
  const desks = await desksOf(db, user);
  return { uid: user.uid, clients: await nominationsOf(db, user.uid, desks), desks };
}

/** What a caller sees: of an executive's link what is its client's. */
export function sightOf(db: Db, { user, link }: Caller): Sight | Promise<Sight> {
  return link ? { uid: NOBODY, clients: [link.clientDocument], desks: [] } : wholeSight(db, user);
}

/** Asked for nothing, as no account is called so. */
const NOBODY = '';

async function desksOf(db: Db, { email }: User): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from contacts c where lower(c.email) = ${email}
      or not exists (select 1 from users u where u.email = lower(c.email) and u.is_executive)`);
  return [NOBODYS_DESK, ...rows.map(({ id }) => id)];
}

async function nominationsOf(db: Db, uid: string, desks: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ document: string }>(sql`
    select c.document from user_clients n join clients c on c.document = n.client_document
    where n.user_uid = ${uid} and coalesce(c.executive_id, ${NOBODYS_DESK}) <> all(${uuids(desks)})
    order by c.document`);
  return rows.map(({ document }) => document);
}

/** The columns by which a table says whose its records are. */
export interface SightColumns {
  readonly ownerUid: AnyColumn;
  readonly clientDocument: AnyColumn;
  readonly deskId: AnyColumn;
}

/**
 * The records that the user asked for, of no client and no desk of the sight. Said as the gaps between those, which an
 * index finds without passing over what lies in them.
 */
export function othersOf({ uid, clients, desks }: Sight, table: SightColumns): SQL {
  const own = sql`${table.ownerUid} = ${uid}`;
  const byClient = gaps(table.clientDocument, clients);
  const byDesk = gaps(table.deskId, desks);
  const isNone = sql`${table.clientDocument} is null`;
  if (desks.length > 0)
    return sql`${own} and (${byDesk}) and (${isNone} or ${table.clientDocument} <> all(${texts(clients)}))`;
  return clients.length > 0 ? sql`${own} and (${isNone} or ${byClient})` : own;
}

function gaps(column: AnyColumn, keys: readonly string[]): SQL {
  const sorted = keys.toSorted();
  const between = sorted.slice(1).map((key, at) => sql`${column} > ${sorted[at]} and ${column} < ${key}`);
  return sql.join([sql`${column} < ${sorted[0]}`, ...between, sql`${column} > ${sorted.at(-1)}`], sql` or `);
}

/** Arrays as one parameter: as many values as there are would each be one. */
export const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
export const uuids = (values: readonly string[]) => sql`${sql.param([...values])}::uuid[]`;
