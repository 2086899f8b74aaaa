import { sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { ofSight } from '../../access/sight';
import type { Sight, SightColumns } from '../../access/sight';
import type { Db } from '../db';

export type SeenTable = PgTable & SightColumns & { readonly id: AnyColumn };

export interface Order {
  readonly by: SQL | AnyColumn;
  readonly type: 'text' | 'numeric' | 'date' | 'timestamptz';
  readonly descending: boolean;
}

export interface Place {
  readonly value: string;
  readonly id: string;
}

export interface Part {
  readonly limit: number;
  readonly offset?: number;
  readonly after?: Place | undefined;
}

export interface Listing {
  readonly table: SeenTable;
  readonly sight: Sight;
  readonly where: SQL | undefined;
  /** The part of it that an index of the whole table answers; null where no index finds the words. */
  readonly byIndex?: SQL | null | undefined;
}

/** The places of a part of a list. */
export async function placesInOrder(db: Db, listing: Listing, order: Order, part: Part): Promise<Place[]> {
  const shown = sql`seen.value::text as value, seen.id`;
  const { rows } = await db.execute<{ value: string; id: string }>(partInOrder(listing, order, part, shown));
  return rows.map(({ value, id }) => ({ value, id }));
}

/**
 * A part of a list as a query of what is `shown` of each `seen`: its value, its id, and what is read `beside` them, where the
 * order's index holds that. What each client and each desk has is read in the order of an index and no further than it is
 * wanted, and these few are put in one order: nothing sorts all that somebody sees.
 */
export function partInOrder(listing: Listing, order: Order, part: Part, shown: SQL, beside?: SQL): SQL {
  const { limit, offset = 0 } = part;
  const way = sql.raw(order.descending ? 'desc' : 'asc');
  const wanted = sql`order by ${order.by} ${way}, ${listing.table.id} ${way} limit ${limit + offset}`;
  const from = part.after && following(listing, order, part.after);
  const columns = sql`${order.by} as value, ${listing.table.id} as id${beside ? sql`, ${beside}` : sql``}`;
  return sql`select ${shown} from (${branchesOf(listing, columns, from, wanted)}) seen
    order by seen.value ${way}, seen.id ${way} limit ${limit} offset ${offset}`;
}

const following = ({ table }: Listing, order: Order, place: Place): SQL =>
  sql`(${order.by}, ${table.id}) ${comesAfter(order, place)}`;

export function comesAfter({ type, descending }: Order, { value, id }: Place): SQL {
  return sql`${sql.raw(descending ? '<' : '>')} (${value}::${sql.raw(type)}, ${id}::uuid)`;
}

export async function countSeen(db: Db, listing: Listing, limit: number): Promise<number> {
  const { rows } = await db.execute<{ many: number }>(sql`select ${manySeen(listing, limit)} as many`);
  return rows[0]?.many ?? 0;
}

export interface CountedKinds {
  readonly column: AnyColumn;
  readonly all: readonly number[];
}

/**
 * How many records of each kind there are, each up to `limit`. Rows of no client or desk in sight are few and read
 * once for all kinds.
 */
export async function countByKind(
  db: Db,
  listing: Listing,
  { column, all }: CountedKinds,
  limit: number,
): Promise<Map<number, number>> {
  const { table, sight } = listing;
  const bounded = (whose: SQL) => sql`
    select asked.kind, counted.many from unnest(${sql.param([...all])}::smallint[]) asked(kind)
    cross join lateral (select count(*) as many from (
      select 1 from ${table} where ${whose} and ${column} = asked.kind ${narrowedBy(listing)} limit ${limit}) bounded) counted`;
  const whole = (whose: SQL) =>
    sql`select ${column} as kind, count(*) as many from ${table} where ${whose} ${narrowedBy(listing)} group by 1`;
  const { rows } = await db.execute<{ kind: number; many: number }>(sql`
    select kind, least(sum(many), ${limit})::int as many from (${ofSight(sight, table, bounded, whole)}) seen
    group by kind having sum(many) > 0`);
  return new Map(rows.map(({ kind, many }) => [kind, many]));
}

export function manySeen(listing: Listing, limit: number): SQL<number> {
  const bound = sql`limit ${limit}`;
  return sql<number>`(select count(*)::int from (select 1 from (${branchesOf(listing, sql`1 as one`, undefined, bound)}) seen ${bound}) counted)`;
}

function branchesOf(listing: Listing, columns: SQL, from: SQL | undefined, wanted: SQL): SQL {
  const { table, sight } = listing;
  const beyond = from ? sql`and ${from}` : sql``;
  const read = (whose: SQL) =>
    sql`select ${columns} from ${table} where ${whose} ${narrowedBy(listing)} ${beyond} ${wanted}`;
  return ofSight(sight, table, read);
}

export const narrowedBy = ({ where }: Pick<Listing, 'where'>): SQL => (where ? sql`and ${where}` : sql``);
