import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { users } from './account';
import { definitionDrafts } from './definitionDrafts';
import { releases } from './releases';
import { instant } from './columns';

export const definitionComments = pgTable(
  'definition_comments',
  {
    /** Named by whoever writes it, so that a call that is sent twice is one comment. */
    id: uuid().primaryKey(),
    /** Counts what is said: two of the same instant are read in the order in which they were written. */
    sequence: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    draftId: uuid('draft_id').references(() => definitionDrafts.id, { onDelete: 'cascade' }),
    releaseId: bigint('release_id', { mode: 'number' }).references(() => releases.id),
    /** What it answers to; null for what was said first. */
    threadId: uuid('thread_id').references((): AnyPgColumn => definitionComments.id, { onDelete: 'cascade' }),
    /** Below product-schemas, with a JSON pointer; null where it is about all. */
    file: text(),
    pointer: text(),
    text: text().notNull(),
    authorUid: text('author_uid').references(() => users.uid, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    resolvedBy: text('resolved_by').references(() => users.uid, { onDelete: 'set null' }),
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    index('definition_comments_draft').on(table.draftId),
    index('definition_comments_release').on(table.releaseId),
    index('definition_comments_thread').on(table.threadId),
    check('definition_comments_about', sql`(${table.draftId} is null) <> (${table.releaseId} is null)`),
  ],
);
