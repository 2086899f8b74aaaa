import { sql } from 'drizzle-orm';
import { index } from 'drizzle-orm/pg-core';
import type { AnyPgColumn, ExtraConfigColumn } from 'drizzle-orm/pg-core';

type Columns = Readonly<
  Record<
    | 'id'
    | 'clientDocument'
    | 'deskId'
    | 'issuedAt'
    | 'number'
    | 'holderName'
    | 'insuredAmount'
    | 'validityStart'
    | 'validityEnd'
    | 'product'
    | 'insurerName'
    | 'cancelledAt',
    AnyPgColumn
  >
> & { readonly searchText: ExtraConfigColumn };

/**
 * Lists show what one client or one desk may see, in an order that a person chose. Each order has its index, so
 * that no list sorts or skips rows that it does not show. The columns of the filters are in each (INCLUDE, by hand
 * in the migration, as drizzle cannot write it), so that only shown rows are looked up in the table.
 */
export function sightIndexes(table: Columns) {
  const { clientDocument, deskId } = table;
  return [
    ...indexesOf('client', clientDocument, table),
    ...indexesOf('desk', deskId, table),
    index('policies_desk_product').on(deskId, table.product, table.insurerName, table.issuedAt, table.id),
    // A client's texts are read one by one: fewer than the index entries of all policies for three letters.
    index('policies_client_text').on(clientDocument, table.id),
    index('policies_parts').using('gin', sql`search_parts(${table.searchText})`),
    index('policies_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ];
}

function indexesOf(whose: string, key: AnyPgColumn, table: Columns) {
  const { id } = table;
  return [
    index(`policies_${whose}_issued`).on(key, table.issuedAt, id),
    index(`policies_${whose}_number`).on(key, table.number, id),
    index(`policies_${whose}_holder`).on(key, sql`coalesce(search_text(${table.holderName}), '')`, id),
    index(`policies_${whose}_amount`).on(key, table.insuredAmount, id),
    index(`policies_${whose}_start`).on(key, table.validityStart, id),
    index(`policies_${whose}_end`).on(key, table.validityEnd, id),
    index(`policies_${whose}_insurer`).on(key, table.insurerName, table.issuedAt, id),
    index(`policies_${whose}_cancelled`)
      .on(key, table.issuedAt, id)
      .where(sql`${table.cancelledAt} is not null`),
  ];
}
