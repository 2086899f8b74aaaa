import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { instant, partOf } from './columns';

export const definitionDrafts = pgTable('definition_drafts', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  authorUid: text('author_uid').references(() => users.uid, { onDelete: 'set null' }),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const definitionDraftFiles = pgTable(
  'definition_draft_files',
  {
    draftId: partOf('draft_id', () => definitionDrafts.id),
    file: text().notNull(),
    text: text().notNull(),
    /** Hash of what production ran when the file was taken into the draft; null where it had none. */
    baseHash: text('base_hash'),
    /** Grows with each save: who saves over another version than was read is refused. */
    version: integer().notNull(),
    authorUid: text('author_uid').references(() => users.uid, { onDelete: 'set null' }),
    updatedAt: instant('updated_at').notNull(),
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
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('definition_previews_at').on(table.createdAt)],
);
