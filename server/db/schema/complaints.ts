import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { documents } from './documents';

export const complaints = pgTable(
  'complaints',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Given out without gaps: REC0000001. */
    protocol: text().notNull().unique(),
    ownerUid: text('owner_uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    kind: text({ enum: ['complaint', 'suggestion'] }).notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    documentId: uuid('document_id').references(() => documents.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    answer: text(),
    answeredBy: text('answered_by').references(() => users.uid, { onDelete: 'set null' }),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
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
