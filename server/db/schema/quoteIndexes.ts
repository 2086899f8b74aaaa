import { sql } from 'drizzle-orm';
import { index } from 'drizzle-orm/pg-core';
import type { AnyPgColumn, ExtraConfigColumn } from 'drizzle-orm/pg-core';

type Columns = Readonly<
  Record<
    'id' | 'clientDocument' | 'deskId' | 'status' | 'product' | 'createdAt' | 'updatedAt' | 'deletedAt',
    AnyPgColumn
  >
> & { readonly searchText: ExtraConfigColumn };

/** Tracking reads by client and day of the request, the desk by executive and last change; each narrowed by status. */
export function quoteSightIndexes(table: Columns) {
  const { id, clientDocument, deskId, status, product, createdAt, updatedAt, searchText } = table;
  const present = sql`${table.deletedAt} is null`;
  return [
    index('quotes_client_created').on(clientDocument, createdAt, id).where(present),
    index('quotes_client_status').on(clientDocument, status, createdAt, id).where(present),
    index('quotes_client_product').on(clientDocument, product, createdAt, id).where(present),
    index('quotes_desk_updated').on(deskId, updatedAt, id).where(present),
    index('quotes_desk_status').on(deskId, status, updatedAt, id).where(present),
    index('quotes_desk_product').on(deskId, product, status, updatedAt, id).where(present),
    index('quotes_client_text').on(clientDocument, id).where(present),
    index('quotes_search').using('gin', searchText.op('gin_trgm_ops')),
  ];
}
