import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ownerRef } from './account';
import { quotes } from './quotes';
import { instant, partOf } from './columns';

export const batches = pgTable(
  'batches',
  {
    id: uuid().primaryKey(),
    userUid: ownerRef(),
    name: text().notNull(),
    product: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('batches_user').on(table.userUid, table.createdAt)],
);

export const batchedQuotes = pgTable(
  'batched_quotes',
  {
    batchId: partOf('batch_id', () => batches.id),
    quoteId: partOf('quote_id', () => quotes.id),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.quoteId] }),
    index('batched_quotes_quote').on(table.quoteId),
  ],
);
