import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { userRef } from './account';
import { executiveLinks } from './executiveLinks';
import { quotes } from './quotes';
import { instant, partOf } from './columns';

export interface MarkedField {
  readonly path: string;
  readonly reason: string;
}

/** Whether one is open is told by the request (`quotes.correction_until`). */
export const corrections = pgTable(
  'corrections',
  {
    id: uuid().primaryKey().defaultRandom(),
    quoteId: partOf('quote_id', () => quotes.id),
    askedBy: userRef('asked_by').notNull(),
    reason: text(),
    fields: jsonb().$type<MarkedField[]>().notNull(),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    answeredAt: instant('answered_at'),
    withdrawnAt: instant('withdrawn_at'),
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
