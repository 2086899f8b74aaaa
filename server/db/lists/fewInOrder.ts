import { sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import { allOfSight } from '../../access/sight';
import type { Db } from '../db';
import { comesAfter, narrowedBy } from './inOrder';
import type { Listing, Order, Part, Place } from './inOrder';

export type Few = {
  readonly places: Place[];
  readonly counts: Readonly<Record<string, number>>;
};

const FEW = 10_000;
/** Rows of a whole table lie far apart, so these take as long as 10,000 of some clients. */
const FEW_OF_ALL = 5000;

/**
 * The result of a search, undefined where it is too large. One search gives both the page and its counts; the page
 * holds only records of the kind `of`.
 */
export async function fewInOrder(
  db: Db,
  listing: Listing,
  order: Order,
  part: Part,
  { kind, of }: { kind: SQL | AnyColumn; of: string | number | readonly number[] | undefined },
): Promise<Few | undefined> {
  if (await isMuch(db, listing)) return undefined;
  const { table, sight } = listing;
  const way = sql.raw(order.descending ? 'desc' : 'asc');
  const bound = sql`limit ${FEW + 1}`;
  const columns = sql`${order.by} as value, ${table.id} as id, ${kind} as kind`;
  const read = (whose: SQL) =>
    sql`select ${columns} from ${table} where ${whose} ${narrowedBy(listing)} ${bound}`;
  const byIndex = listing.byIndex ? sql`and ${listing.byIndex}` : sql``;
  const readDesks = (whose: SQL) => read(sql`${whose} ${byIndex}`);
  const chosen = [
    of === undefined ? sql`true` : Array.isArray(of) ? sql`kind = any(${numbers(of)})` : sql`kind = ${of}`,
    part.after ? sql`(value, id) ${comesAfter(order, part.after)}` : sql`true`,
  ];
  const { rows } = await db.execute<Few>(sql`
    with found as materialized (select * from (${allOfSight(sight, table, read, readDesks)}) seen ${bound})
    select (select coalesce(json_object_agg(kind, many), '{}') from (
        select kind, count(*)::int as many from found group by kind) counted) as counts,
      (select coalesce(json_agg(json_build_object('value', value::text, 'id', id)), '[]') from (
        select value, id from found where ${sql.join(chosen, sql` and `)}
        order by value ${way}, id ${way} limit ${part.limit} offset ${part.offset ?? 0}) shown) as places`);
  const few = rows[0]!;
  return Object.values(few.counts).reduce((sum, many) => sum + many, 0) > FEW ? undefined : few;
}

const numbers = (values: readonly number[]) => sql`(${sql.param([...values])}::int[])`;

/**
 * Whether the words match too many records of all desks to look at each, by the planner's estimate, which reads no
 * row. A client's records are always looked at.
 */
async function isMuch(db: Db, { table, sight, byIndex }: Listing): Promise<boolean> {
  if (sight.desks.length === 0 || byIndex === undefined) return false;
  if (byIndex === null) return true;
  const { rows } = await db.execute<Explained>(
    sql`explain (format json) select 1 from ${table} where ${byIndex}`,
  );
  return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows'] > FEW_OF_ALL;
}

type Explained = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] };
