import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Draft } from '../../../engine/index';
import { users } from './account';

export const templates = pgTable(
  'templates',
  {
    id: uuid().primaryKey().defaultRandom(),
    userUid: text('user_uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    product: text().notNull(),
    name: text().notNull(),
    definition: text().notNull(),
    answers: jsonb().$type<Draft['answers']>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('templates_user').on(table.userUid, table.product)],
);
