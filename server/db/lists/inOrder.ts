import { sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { ofSight } from '../../access/sight';
import type { Sight, SightColumns } from '../../access/sight';
import type { Db } from '../db';

/** A table whose records somebody sees. */
export type SeenTable = PgTable & SightColumns & { readonly id: AnyColumn };

/** An order that an index of every key of a sight gives; `type` is what a cursor's text is turned into. */
export interface Order {
  readonly by: SQL | AnyColumn;
  readonly type: 'text' | 'numeric' | 'date' | 'timestamptz';
  readonly descending: boolean;
}

/** Where a list stands: the sort value and the id of a record, as text. */
export interface Place {
  readonly value: string;
  readonly id: string;
}

export interface Part {
  readonly limit: number;
  /** Passed over; for who knows a page's number and not its place. */
  readonly offset?: number;
  readonly after?: Place;
}

export interface Listing {
  readonly table: SeenTable;
  readonly sight: Sight;
  /** What narrows the list, in the table's columns. */
  readonly where: SQL | undefined;
  /** What follows from it and an index of the whole table answers; null where words are looked for that none answers. */
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

/** Beyond the place, in that order. */
export function comesAfter({ type, descending }: Order, { value, id }: Place): SQL {
  return sql`${sql.raw(descending ? '<' : '>')} (${value}::${sql.raw(type)}, ${id}::uuid)`;
}

/** How many records there are, as far as `limit`. */
export async function countSeen(db: Db, listing: Listing, limit: number): Promise<number> {
  const { rows } = await db.execute<{ many: number }>(sql`select ${manySeen(listing, limit)} as many`);
  return rows[0]?.many ?? 0;
}

/** A column that says of what kind a record is, and the kinds that are counted. */
export interface CountedKinds {
  readonly column: AnyColumn;
  readonly all: readonly number[];
}

/**
 * How many records there are of each kind that there is any of, each as far as `limit`. No client's or desk's are read
 * beyond it, and those that are nobody's in sight, which are few, are read once for all kinds.
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

/** The same as a value in a query. */
export function manySeen(listing: Listing, limit: number): SQL<number> {
  const bound = sql`limit ${limit}`;
  return sql<number>`(select count(*)::int from (select 1 from (${branchesOf(listing, sql`1 as one`, undefined, bound)}) seen ${bound}) counted)`;
}

/** What is read of each part of the sight. */
function branchesOf(listing: Listing, columns: SQL, from: SQL | undefined, wanted: SQL): SQL {
  const { table, sight } = listing;
  const beyond = from ? sql`and ${from}` : sql``;
  const read = (whose: SQL) =>
    sql`select ${columns} from ${table} where ${whose} ${narrowedBy(listing)} ${beyond} ${wanted}`;
  return ofSight(sight, table, read);
}

export const narrowedBy = ({ where }: Listing): SQL => (where ? sql`and ${where}` : sql``);
