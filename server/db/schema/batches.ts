import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { quotes } from './quotes';

export const batches = pgTable(
  'batches',
  {
    id: uuid().primaryKey(),
    userUid: text('user_uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    name: text().notNull(),
    product: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('batches_user').on(table.userUid, table.createdAt)],
);

export const batchedQuotes = pgTable(
  'batched_quotes',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.quoteId] }),
    index('batched_quotes_quote').on(table.quoteId),
  ],
);
