import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './account';

/** Who accepted which terms of use, as LGPD wants it proved: version and hash of the text, time, address. */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    userUid: text('user_uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    version: text().notNull(),
    /** SHA-256 of the text that was shown, in hexadecimal. */
    hash: text().notNull(),
    ip: text().notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userUid, table.version] })],
);
