import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { quotes } from './quotes';

/** A spreadsheet whose rows became requests, under the id that the browser gave it. */
export const batches = pgTable(
  'batches',
  {
    id: uuid().primaryKey(),
    userUid: text('user_uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** The file's name. */
    name: text().notNull(),
    /** Product code. */
    product: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('batches_user').on(table.userUid, table.createdAt)],
);

/** What came of its rows. A row that stands in two files is one request of both. */
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
