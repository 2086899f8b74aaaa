import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ownerRef, users } from './account';
import { documents } from './documents';
import { instant } from './columns';

export const complaints = pgTable(
  'complaints',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Given out without gaps: REC0000001. */
    protocol: text().notNull().unique(),
    ownerUid: ownerRef('owner_uid'),
    kind: text({ enum: ['complaint', 'suggestion'] }).notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    documentId: uuid('document_id').references(() => documents.id),
    createdAt: instant('created_at').notNull(),
    answer: text(),
    answeredBy: text('answered_by').references(() => users.uid, { onDelete: 'set null' }),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    check('complaints_kind', sql`${table.kind} in ('complaint', 'suggestion')`),
    check('complaints_answered', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    index('complaints_owner').on(table.ownerUid, table.createdAt),
    index('complaints_open')
      .on(table.createdAt)
      .where(sql`${table.answeredAt} is null`),
  ],
);
