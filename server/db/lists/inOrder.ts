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
}

/**
 * The places of a part of a list. What each client and each desk has is read in the order of an index and no further than
 * it is wanted, and these few are put in one order: nothing sorts all that somebody sees.
 */
export async function placesInOrder(db: Db, listing: Listing, order: Order, part: Part): Promise<Place[]> {
  const { limit, offset = 0 } = part;
  const way = sql.raw(order.descending ? 'desc' : 'asc');
  const wanted = sql`order by ${order.by} ${way}, ${listing.table.id} ${way} limit ${limit + offset}`;
  const from = part.after && following(listing, order, part.after);
  const branches = branchesOf(listing, sql`${order.by} as value, ${listing.table.id} as id`, from, wanted);
  const { rows } = await db.execute<{ value: string; id: string }>(sql`
    select seen.value::text as value, seen.id from (${branches}) seen
    order by seen.value ${way}, seen.id ${way} limit ${limit} offset ${offset}`);
  return rows.map(({ value, id }) => ({ value, id }));
}

/** A record that a search found, and of which kind it is. */
export interface Found extends Place {
  readonly kind: string;
}

/**
 * All that a search finds, in order, where that is no more than `limit`; undefined where it is more. The words of a search
 * are looked for once, and what the page shows and counts is told from this.
 */
export async function fewInOrder(
  db: Db,
  listing: Listing,
  { by, descending }: Order,
  kind: SQL | AnyColumn,
  limit: number,
): Promise<Found[] | undefined> {
  const way = sql.raw(descending ? 'desc' : 'asc');
  const bound = sql`limit ${limit + 1}`;
  const columns = sql`${by} as value, ${listing.table.id} as id, ${kind} as kind`;
  const { rows } = await db.execute<{ value: string; id: string; kind: string | number }>(sql`
    select seen.value::text as value, seen.id, seen.kind from (
      select * from (${branchesOf(listing, columns, undefined, bound)}) found ${bound}) seen
    order by seen.value ${way}, seen.id ${way}`);
  return rows.length > limit ? undefined : rows.map((row) => ({ ...row, kind: String(row.kind) }));
}

/** The part of these that a page asks for; one after a place that is gone by now begins where its number says. */
export function partOf<Of extends Place>(all: readonly Of[], { limit, offset = 0, after }: Part): Of[] {
  const from = after ? all.findIndex(({ id }) => id === after.id) + 1 : offset;
  return all.slice(from, from + limit);
}

function following({ table }: Listing, { by, type, descending }: Order, { value, id }: Place): SQL {
  const comes = sql.raw(descending ? '<' : '>');
  return sql`(${by}, ${table.id}) ${comes} (${value}::${sql.raw(type)}, ${id}::uuid)`;
}

/** How many records there are, as far as `limit`. */
export async function countSeen(db: Db, listing: Listing, limit: number): Promise<number> {
  const { rows } = await db.execute<{ many: number }>(sql`select ${manySeen(listing, limit)} as many`);
  return rows[0]?.many ?? 0;
}

/** The same as a value in a query. */
export function manySeen(listing: Listing, limit: number): SQL<number> {
  const bound = sql`limit ${limit}`;
  return sql<number>`(select count(*)::int from (select 1 from (${branchesOf(listing, sql`1 as one`, undefined, bound)}) seen ${bound}) counted)`;
}

/** What is read of each part of the sight. */
function branchesOf({ table, sight, where }: Listing, columns: SQL, from: SQL | undefined, wanted: SQL): SQL {
  const narrowed = sql`${where ? sql`and ${where}` : sql``} ${from ? sql`and ${from}` : sql``}`;
  return ofSight(
    sight,
    table,
    (whose) => sql`select ${columns} from ${table} where ${whose} ${narrowed} ${wanted}`,
  );
}
