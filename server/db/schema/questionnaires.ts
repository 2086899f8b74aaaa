import { boolean, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { userRef } from './account';
import { quotes } from './quotes';
import { instant } from './columns';

export const questionnaires = pgTable('questionnaires', {
  quoteId: uuid('quote_id')
    .primaryKey()
    .references(() => quotes.id, { onDelete: 'cascade' }),
  /** Null when time ran out. */
  answer: boolean(),
  payload: jsonb().$type<Record<string, unknown>>().notNull(),
  answeredBy: userRef('answered_by').notNull(),
  answeredAt: instant('answered_at').notNull(),
});
