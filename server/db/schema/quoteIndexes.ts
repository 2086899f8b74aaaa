import { sql } from 'drizzle-orm';
import type { AnyColumn } from 'drizzle-orm';
import { index } from 'drizzle-orm/pg-core';
import type { AnyPgColumn, ExtraConfigColumn } from 'drizzle-orm/pg-core';

type Columns = Readonly<
  Record<
    | 'id'
    | 'identifier'
    | 'clientDocument'
    | 'deskId'
    | 'status'
    | 'statusSince'
    | 'answerDueAt'
    | 'heldBy'
    | 'product'
    | 'insuredName'
    | 'insuredAmount'
    | 'createdAt'
    | 'updatedAt'
    | 'deletedAt'
    | 'correctionUntil'
    | 'expiresAt',
    AnyPgColumn
  >
> & { readonly searchText: ExtraConfigColumn };

/**
 * Tracking reads by client in an order that a person chose, the desk by executive and by when an answer is due.
 * Each order has its index, so that no list sorts rows that it does not show. The index also holds what the order
 * is computed of, and for a desk its texts and filters (INCLUDE, by hand in the migration, as drizzle cannot write
 * it): frequent words are looked for there.
 */
export function quoteSightIndexes(table: Columns) {
  const { id, clientDocument, deskId, status, statusSince, product, createdAt, updatedAt } = table;
  const { heldBy, searchText } = table;
  const present = sql`${table.deletedAt} is null`;
  return [
    index('quotes_client_created').on(clientDocument, createdAt, id).where(present),
    index('quotes_client_updated').on(clientDocument, updatedAt, id).where(present),
    index('quotes_client_number').on(clientDocument, table.identifier, id).where(present),
    index('quotes_client_insured').on(clientDocument, insuredOrder(table.insuredName), id).where(present),
    index('quotes_client_amount').on(clientDocument, amountOrder(table.insuredAmount), id).where(present),
    index('quotes_client_status').on(clientDocument, status, createdAt, id).where(present),
    index('quotes_client_correction')
      .on(clientDocument, table.correctionUntil, id)
      .where(sql`${present} and ${table.correctionUntil} is not null`),
    index('quotes_client_product').on(clientDocument, product, createdAt, id).where(present),
    index('quotes_desk_updated').on(deskId, updatedAt, id).where(present),
    index('quotes_desk_amount').on(deskId, amountOrder(table.insuredAmount), id).where(present),
    index('quotes_desk_due')
      .on(deskId, table.answerDueAt, id)
      .where(sql`${present} and ${table.answerDueAt} is not null`),
    index('quotes_desk_status').on(deskId, status, statusSince, id).where(present),
    index('quotes_desk_product').on(deskId, product, status, statusSince, id).where(present),
    index('quotes_desk_held')
      .on(deskId, heldBy, status, statusSince, id)
      .where(sql`${present} and ${heldBy} is not null`),
    index('quotes_desk_correction')
      .on(deskId, table.correctionUntil, id)
      .where(sql`${present} and ${table.correctionUntil} is not null`),
    index('quotes_desk_lapse')
      .on(deskId, status, table.expiresAt, id)
      .where(sql`${present} and ${lapsing(status)}`),
    index('quotes_desk_created').on(deskId, createdAt, product).where(present),
    index('quotes_client_text').on(clientDocument, id).where(present),
    // Over the whole table: the planner has no word statistics for parts of it.
    index('quotes_parts').using('gin', sql`search_parts(${searchText})`),
    index('quotes_search').using('gin', searchText.op('gin_trgm_ops')),
  ];
}

/** Offers and proposals, which lapse when their customer does nothing. */
export const lapsing = (status: AnyColumn) => sql`${status} in (2, 6)`;

const insuredOrder = (name: AnyPgColumn) => sql`coalesce(search_text(${name}), '')`;
const amountOrder = (amount: AnyPgColumn) => sql`coalesce(${amount}, 0)`;
