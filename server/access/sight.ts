import { sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { Db } from '../db/db';
import { keptRows } from '../db/kept';
import type { User } from '../db/schema';
import type { Caller } from './Caller';
import { emailsOf } from './portfolio';
import { NOBODYS_DESK } from '../db/schema/deskId';

/**
 * Whose records somebody sees in a list, as keys that indexes begin with: the same records as `policiesOf`, `quotesOf`
 * and `quotesInSight` let them open. The three kinds have no record in common.
 */
export interface Sight {
  readonly uid: string;
  readonly clients: readonly string[];
  /** An executive's own desk, those of absent colleagues, and those where nobody with an account sits. */
  readonly desks: readonly string[];
}

export async function customerSight(db: Db, uid: string): Promise<Sight> {
  const rows = await keptRows<{ document: string }>(
    db,
    sql`select client_document as document from user_clients where user_uid = ${uid} order by client_document`,
  );
  return { uid, clients: rows.map(({ document }) => document), desks: [] };
}

export async function deskSight(db: Db, user: User): Promise<Sight> {
  const rows = await keptRows<{ id: string }>(db, seatsOf(user));
  return { uid: user.uid, clients: [], desks: [NOBODYS_DESK, ...rows.map(({ id }) => id)] };
}

export async function wholeSight(db: Db, user: User): Promise<Sight> {
  if (!user.isExecutive) return customerSight(db, user.uid);
  const [row] = await keptRows<Pick<Sight, 'clients' | 'desks'>>(
    db,
    sql`
    with seats as materialized (${seatsOf(user)})
    select array(select id from seats) as desks, array(
      select c.document from user_clients n join clients c on c.document = n.client_document
      where n.user_uid = ${user.uid} and c.executive_id is not null and c.executive_id not in (select id from seats)
      order by c.document) as clients`,
  );
  const { clients, desks } = row!;
  return { uid: user.uid, clients, desks: [NOBODYS_DESK, ...desks] };
}

export function sightOf(db: Db, { user, link }: Caller): Sight | Promise<Sight> {
  return link ? { uid: NOBODY, clients: [link.clientDocument], desks: [] } : wholeSight(db, user);
}

const NOBODY = '';

const seatsOf = (executive: User) => sql`
  select c.id from contacts c where lower(c.email) = any(${texts(emailsOf(executive))})
    or not exists (select 1 from users u where u.email = lower(c.email) and u.is_executive)`;

export interface SightColumns {
  readonly ownerUid: AnyColumn;
  readonly clientDocument: AnyColumn;
  readonly deskId: AnyColumn;
}

export type Read = (whose: SQL) => SQL;

export function ofSight(sight: Sight, table: SightColumns, read: Read, others = read): SQL {
  const desks = ofKeys(few(uuids(sight.desks)), (key) => read(sql`${table.deskId} = ${key}`));
  return besideDesks(sight, table, read, desks, others);
}

export function allOfSight(sight: Sight, table: SightColumns, read: Read, readDesks: Read): SQL {
  const desks = sql`(${readDesks(sql`${table.deskId} = any(${uuids(sight.desks)})`)})`;
  return besideDesks(sight, table, read, desks, read);
}

function besideDesks(sight: Sight, table: SightColumns, read: Read, ofDesks: SQL, others: Read): SQL {
  const ofClient: Read = (key) => read(sql`${table.clientDocument} = ${key}`);
  const branches = [
    sight.clients.length > 0 && ofKeys(texts(sight.clients), ofClient),
    sight.desks.length > 0 && ofDesks,
    ofOthers(sight, table, others),
  ].filter((branch) => branch !== false);
  return sql.join(branches, sql` union all `);
}

export function ofKeys(keys: SQL, read: Read): SQL {
  return sql`select theirs.* from unnest(${keys}) k(key) cross join lateral (${read(sql`k.key`)}) theirs`;
}

/**
 * The records that the user asked for outside of these clients and desks. An index finds what lies between two keys
 * quickly; one query each, as a condition of a hundred such gaps takes longer to plan than to answer.
 */
export function ofOthers({ uid, clients, desks }: Sight, table: SightColumns, read: Read): SQL {
  const { clientDocument } = table;
  const own = sql`${table.ownerUid} = ${uid}`;
  const isNone = sql`${clientDocument} is null`;
  if (desks.length > 0) {
    const isOthers = sql`(${isNone} or ${clientDocument} <> all(${texts(clients)}))`;
    const between = (gap: SQL) => read(sql`${own} and ${gap} and ${isOthers}`);
    return inGaps(desks, (ids) => few(uuids(ids)), [LEAST_ID, GREATEST_ID], table.deskId, between);
  }
  if (clients.length === 0) return sql`(${read(own)})`;
  const between = (gap: SQL) => read(sql`${own} and ${gap}`);
  return sql`${inGaps(clients, texts, ['', GREATEST_TEXT], clientDocument, between)}
    union all (${read(sql`${own} and ${isNone}`)})`;
}

const [LEAST_ID, GREATEST_ID, GREATEST_TEXT] = [
  NOBODYS_DESK,
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '\u{10ffff}',
];

function inGaps(
  keys: readonly string[],
  array: (values: readonly string[]) => SQL,
  [least, greatest]: readonly [string, string],
  column: AnyColumn,
  read: Read,
): SQL {
  const sorted = keys.toSorted();
  const [lows, highs] = [array([least, ...sorted]), array([...sorted, greatest])];
  return sql`select theirs.* from unnest(${lows}, ${highs}) gap(low, high)
    cross join lateral (${read(sql`${column} > gap.low and ${column} < gap.high`)}) theirs`;
}

/** One parameter for the whole array, not one for each value. */
export const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
export const uuids = (values: readonly string[]) => sql`${sql.param([...values])}::uuid[]`;

/**
 * Arrays of a few values, whose length the planner is not to see: it expects ten of any that it does not know, and plans each
 * statement anew as long as knowing them seems cheaper than a plan that it keeps (`keptRows`).
 */
export const few = (array: SQL) => sql`(select ${array})`;
