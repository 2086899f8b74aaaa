import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ToldOfDraft } from '../../../contract/drafts';
import type { Draft } from '../../../engine/index';
import { users } from './account';

/** Unfinished wizards of a user, several a product. */
export const drafts = pgTable(
  'drafts',
  {
    userUid: text('user_uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    product: text().notNull(),
    /** Which of the product's, as the window that began it chose. */
    key: uuid().notNull(),
    /** What its person calls it; null until then. */
    name: text(),
    /** Made anew with every draft: who still writes to one that has ended is told so. */
    id: uuid().notNull().defaultRandom(),
    definition: text().notNull(),
    answers: jsonb().$type<Draft['answers']>().notNull(),
    steps: jsonb().$type<Draft['steps']>().notNull(),
    /** Who gave the answers; null in drafts that were kept before anybody asked. */
    provenance: jsonb().$type<NonNullable<Draft['provenance']>>(),
    /** What is still told of changes since it was begun; null where the window that keeps it does not say. */
    told: jsonb().$type<ToldOfDraft>(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it was last opened, where that was after it was last written. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
    /** When its person was told that it will expire. */
    warnedAt: timestamp('warned_at', { withTimezone: true }),
    /** Since when it is empty: kept a while to say so; who still writes on it brings it back. */
    expiredAt: timestamp('expired_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userUid, table.product, table.key] })],
);
