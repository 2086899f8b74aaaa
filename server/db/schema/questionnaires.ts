import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { quotes } from './quotes';

export const questionnaires = pgTable('questionnaires', {
  quoteId: uuid('quote_id')
    .primaryKey()
    .references(() => quotes.id, { onDelete: 'cascade' }),
  /** Null when time ran out. */
  answer: boolean(),
  payload: jsonb().$type<Record<string, unknown>>().notNull(),
  answeredBy: text('answered_by')
    .notNull()
    .references(() => users.uid),
  answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
});
