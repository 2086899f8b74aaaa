import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './account';

export const portalUpdatesSeen = pgTable(
  'portal_updates_seen',
  {
    userUid: text('user_uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    version: text().notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userUid, table.version] })],
);
