import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { executiveLinks } from './executiveLinks';
import { quotes } from './quotes';

export interface MarkedField {
  readonly path: string;
  readonly reason: string;
}

/** Whether one is open is told by the request (`quotes.correction_until`). */
export const corrections = pgTable(
  'corrections',
  {
    id: uuid().primaryKey().defaultRandom(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    askedBy: text('asked_by')
      .notNull()
      .references(() => users.uid),
    reason: text(),
    fields: jsonb().$type<MarkedField[]>().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    linkId: uuid('link_id').references(() => executiveLinks.id),
  },
  (table) => [
    index('corrections_quote').on(table.quoteId, table.askedAt),
    index('corrections_link').on(table.linkId),
    uniqueIndex('corrections_open')
      .on(table.quoteId)
      .where(sql`${table.answeredAt} is null and ${table.withdrawnAt} is null`),
  ],
);
