import { sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { Db } from '../db/db';
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
  /** Tax ids of the clients that the user is nominated to, but for those of these desks. */
  readonly clients: readonly string[];
  /** An executive's own desk, those of absent colleagues, and those where nobody with an account sits. */
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

async function desksOf(db: Db, executive: User): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from contacts c where lower(c.email) = any(${texts(emailsOf(executive))})
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

/** A select of the records that a condition names, in parentheses or not. */
export type Read = (whose: SQL) => SQL;

/** Everything of a sight by one select each: of a client, of a desk, and of what else the user asked for, which `others` may read in another way. */
export function ofSight(sight: Sight, table: SightColumns, read: Read, others = read): SQL {
  const desks = ofKeys(uuids(sight.desks), (key) => read(sql`${table.deskId} = ${key}`));
  return besideDesks(sight, table, read, desks, others);
}

/** The same where `read` takes all that there is: of all desks at once by `readDesks`, as each is too much to be read through. */
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

/** What `read` selects of each key. */
export function ofKeys(keys: SQL, read: Read): SQL {
  return sql`select theirs.* from unnest(${keys}) k(key) cross join lateral (${read(sql`k.key`)}) theirs`;
}

/**
 * The records that the user asked for, of no client and no desk of the sight. They lie in the gaps between those, which an
 * index finds without passing over what lies beside them; gap by gap, as a condition of a hundred gaps takes longer to plan
 * than to answer.
 */
export function ofOthers({ uid, clients, desks }: Sight, table: SightColumns, read: Read): SQL {
  const { clientDocument } = table;
  const own = sql`${table.ownerUid} = ${uid}`;
  const isNone = sql`${clientDocument} is null`;
  if (desks.length > 0) {
    const isOthers = sql`(${isNone} or ${clientDocument} <> all(${texts(clients)}))`;
    const between = (gap: SQL) => read(sql`${own} and ${gap} and ${isOthers}`);
    return inGaps(desks, uuids, [LEAST_ID, GREATEST_ID], table.deskId, between);
  }
  if (clients.length === 0) return sql`(${read(own)})`;
  const between = (gap: SQL) => read(sql`${own} and ${gap}`);
  return sql`${inGaps(clients, texts, ['', GREATEST_TEXT], clientDocument, between)}
    union all (${read(sql`${own} and ${isNone}`)})`;
}

/** No key is one of these, nor beyond them: nobody's desk is a key of every desk's sight. */
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

/** Arrays as one parameter: as many values as there are would each be one. */
export const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
export const uuids = (values: readonly string[]) => sql`${sql.param([...values])}::uuid[]`;
