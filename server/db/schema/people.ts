import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './account';

/**
 * An insured person as one user typed it ("insured object property"). Each user finds their own entries only:
 * personal data of one customer's insured is nobody else's to read or overwrite.
 */
export const people = pgTable(
  'people',
  {
    ownerUid: text('owner_uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    document: text().notNull(),
    name: text().notNull(),
    cep: text(),
    place: text(),
    number: text(),
    complement: text(),
    district: text(),
    state: text(),
    city: text(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerUid, table.document] }),
    check('people_document', sql`${table.document} ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'`),
  ],
);
