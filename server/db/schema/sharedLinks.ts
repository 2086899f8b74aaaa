import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { userRef } from './account';
import { quotes } from './quotes';
import { instant, partOf } from './columns';

export const sharedLinks = pgTable(
  'shared_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    quoteId: partOf('quote_id', () => quotes.id),
    createdBy: userRef('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('shared_links_quote').on(table.quoteId)],
);
