import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../bytea';
import { userRef } from './account';
import { executiveLinks } from './executiveLinks';
import { instant } from './columns';

export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerUid: userRef('owner_uid').notNull(),
    linkId: uuid('link_id').references(() => executiveLinks.id),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    /** Null = in the bucket, under a key made of the id (modules/documents/moveDocuments.ts). */
    content: bytea(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('documents_owner').on(table.ownerUid),
    index('documents_here')
      .on(table.id)
      .where(sql`content is not null`),
    index('documents_away')
      .on(table.id)
      .where(sql`content is null`),
  ],
);
