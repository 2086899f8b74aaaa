import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { WizardEntry } from '../../../engine/definition';
import { bytea } from '../bytea';
import { users } from './account';
import { instant } from './columns';

export const productFolders = pgTable('product_folders', {
  hash: text().primaryKey(),
  files: bytea().notNull(),
  storedAt: instant('stored_at').notNull().defaultNow(),
});

/**
 * Proposed product folders and what became of them; an account gets the newest that is in force for it. A build
 * brings its own folder as a release that nobody had to approve.
 */
export const releases = pgTable(
  'releases',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['build', 'proposal'] }).notNull(),
    state: text({ enum: ['proposed', 'approved', 'withdrawn'] }).notNull(),
    folder: text()
      .notNull()
      .references(() => productFolders.hash),
    base: bigint({ mode: 'number' }).references((): AnyPgColumn => releases.id),
    definitions: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    constants: text().notNull(),
    wizards: jsonb().$type<readonly WizardEntry[]>().notNull().default([]),
    authorUid: text('author_uid').references(() => users.uid, { onDelete: 'set null' }),
    note: text().notNull(),
    proposedAt: instant('proposed_at').notNull(),
    expiresAt: instant('expires_at'),
    approverUid: text('approver_uid').references(() => users.uid, { onDelete: 'set null' }),
    approvedAt: instant('approved_at'),
    /** Wished for by the author; at once where there is none, or where it was approved later. */
    startsAt: instant('starts_at'),
    inForceFrom: instant('in_force_from'),
    /** Percent of the accounts that get it. */
    share: integer().notNull().default(100),
    withdrawnBy: text('withdrawn_by').references(() => users.uid, { onDelete: 'set null' }),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    index('releases_state').on(table.state),
    check('releases_share', sql`${table.share} between 1 and 100`),
    check('releases_approved', sql`${table.state} <> 'approved' or ${table.inForceFrom} is not null`),
    check(
      'releases_two_people',
      sql`${table.kind} = 'build' or ${table.approverUid} is null or ${table.approverUid} <> ${table.authorUid}`,
    ),
  ],
);
