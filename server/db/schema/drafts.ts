import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ToldOfDraft } from '../../../contract/drafts';
import type { Draft } from '../../../engine/index';
import { users } from './account';

export const drafts = pgTable(
  'drafts',
  {
    userUid: text('user_uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    product: text().notNull(),
    key: uuid().notNull(),
    name: text(),
    /** New for every draft, so that a window that writes to an ended one is told. */
    id: uuid().notNull().defaultRandom(),
    definition: text().notNull(),
    answers: jsonb().$type<Draft['answers']>().notNull(),
    steps: jsonb().$type<Draft['steps']>().notNull(),
    provenance: jsonb().$type<NonNullable<Draft['provenance']>>(),
    told: jsonb().$type<ToldOfDraft>(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it was last opened, where that was after it was last written. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
    warnedAt: timestamp('warned_at', { withTimezone: true }),
    /** Since when it is empty; it is kept a while to say so, and writing on it brings it back. */
    expiredAt: timestamp('expired_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userUid, table.product, table.key] })],
);
