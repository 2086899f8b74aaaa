import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ToldOfDraft } from '../../../contract/drafts';
import type { Draft } from '../../../engine/index';
import { ownerRef } from './account';
import { instant } from './columns';

export const drafts = pgTable(
  'drafts',
  {
    userUid: ownerRef(),
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
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** When it was last opened, where that was after it was last written. */
    seenAt: instant('seen_at'),
    warnedAt: instant('warned_at'),
    /** Since when it is empty; it is kept a while to say so, and writing on it brings it back. */
    expiredAt: instant('expired_at'),
  },
  (table) => [primaryKey({ columns: [table.userUid, table.product, table.key] })],
);
