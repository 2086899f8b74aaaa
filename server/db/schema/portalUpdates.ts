import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerRef } from './account';
import { instant } from './columns';

export const portalUpdatesSeen = pgTable(
  'portal_updates_seen',
  {
    userUid: ownerRef(),
    version: text().notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userUid, table.version] })],
);
