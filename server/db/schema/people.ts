import { sql } from 'drizzle-orm';
import { check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ownerRef } from './account';
import { executiveLinks } from './executiveLinks';
import { instant } from './columns';

/**
 * An insured person as one user typed it ("insured object property"). Each user finds their own entries only, and
 * each executive link those made by it: personal data of one customer's insured is nobody else's to read or
 * overwrite.
 */
export const people = pgTable(
  'people',
  {
    ownerUid: ownerRef('owner_uid'),
    linkId: uuid('link_id').references(() => executiveLinks.id, { onDelete: 'cascade' }),
    document: text().notNull(),
    name: text().notNull(),
    cep: text(),
    place: text(),
    number: text(),
    complement: text(),
    district: text(),
    state: text(),
    city: text(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('people_owner').on(table.ownerUid, table.linkId, table.document).nullsNotDistinct(),
    check('people_document', sql`${table.document} ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'`),
  ],
);
