import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ofSight } from '../../access/sight';
import type { Db } from '../db';
import { keptRows } from '../kept';
import { narrowedBy } from './inOrder';
import type { Listing, Order } from './inOrder';

/** Lists of one table that differ in what is asked for. */
export interface Lists {
  /** What stands in each: its `where` says it in the words of `asked`. */
  readonly listing: Listing;
  readonly order: Order;
  /** A row for each list, as a source called `asked`: its place `at` from 0 on, and what its `where` compares with. */
  readonly asked: SQL;
}

/** The ids of the first of a list, in its order, and how many it holds, as far as they were counted. */
export type First = {
  readonly Total: number;
  readonly ids: readonly string[];
};

/**
 * The first of each of several lists, which an index gives in their order. The table is named once for all of them: to plan
 * its reading, with as many indexes as it has, takes longer than the reading does, and is kept for the next time.
 */
export async function firstOfEach(
  db: Db,
  { listing, order, asked }: Lists,
  { lists, shown, counted }: { lists: number; shown: number; counted: number },
): Promise<First[]> {
  const { table, sight } = listing;
  const way = sql.raw(order.descending ? 'desc' : 'asc');
  const read = (whose: SQL) => sql`
    select asked.at, found.* from ${asked} cross join lateral (
      select ${order.by} as value, ${table.id} as id from ${table} where ${whose} ${narrowedBy(listing)}
      order by ${order.by} ${way}, ${table.id} ${way} limit ${counted}) found`;
  const rows = await keptRows<First & { at: number }>(
    db,
    sql`
    select at, least(count(*), ${counted})::int as "Total",
      array_to_json((array_agg(id order by value ${way}, id ${way}))[1:${shown}::int]) as ids
    from (${ofSight(sight, table, read)}) seen group by at`,
  );
  const found = new Map(rows.map(({ at, Total, ids }) => [at, { Total, ids }]));
  return Array.from({ length: lists }, (_, at) => found.get(at) ?? { Total: 0, ids: [] });
}
