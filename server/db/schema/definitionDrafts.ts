import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';

export const definitionDrafts = pgTable('definition_drafts', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  authorUid: text('author_uid').references(() => users.uid, { onDelete: 'set null' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export const definitionDraftFiles = pgTable(
  'definition_draft_files',
  {
    draftId: uuid('draft_id')
      .notNull()
      .references(() => definitionDrafts.id, { onDelete: 'cascade' }),
    file: text().notNull(),
    text: text().notNull(),
    /** Hash of what production ran when the file was taken into the draft; null where it had none. */
    baseHash: text('base_hash'),
    /** Grows with each save: who saves over another version than was read is refused. */
    version: integer().notNull(),
    authorUid: text('author_uid').references(() => users.uid, { onDelete: 'set null' }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.file] }),
    index('definition_draft_files_file').on(table.file),
  ],
);

export const definitionPreviews = pgTable(
  'definition_previews',
  {
    hash: text().primaryKey(),
    source: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('definition_previews_at').on(table.createdAt)],
);
