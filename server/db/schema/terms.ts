import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerRef } from './account';
import { instant } from './columns';

/** Who accepted which terms of use, as LGPD wants it proved: version and hash of the text, time, address. */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    userUid: ownerRef(),
    version: text().notNull(),
    /** SHA-256 of the text that was shown, in hexadecimal. */
    hash: text().notNull(),
    ip: text().notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userUid, table.version] })],
);
