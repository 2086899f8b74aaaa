import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../bytea';
import { users } from './account';
import { executiveLinks } from './executiveLinks';

/** An uploaded PDF, verified before it was stored and served to those who may see it only. */
export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerUid: text('owner_uid')
      .notNull()
      .references(() => users.uid),
    /** The executive link that it was uploaded by, and then belongs to. */
    linkId: uuid('link_id').references(() => executiveLinks.id),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    content: bytea().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('documents_owner').on(table.ownerUid)],
);
