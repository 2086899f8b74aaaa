import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Draft } from '../../../engine/index';
import { ownerRef } from './account';
import { instant } from './columns';

export const templates = pgTable(
  'templates',
  {
    id: uuid().primaryKey().defaultRandom(),
    userUid: ownerRef(),
    product: text().notNull(),
    name: text().notNull(),
    definition: text().notNull(),
    answers: jsonb().$type<Draft['answers']>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('templates_user').on(table.userUid, table.product)],
);
