import { index, json, pgTable, text } from 'drizzle-orm/pg-core';
import type { ConstantTable } from '../../../engine/expression';
import { instant } from './columns';

/**
 * Every published product definition, for ever: a quote is read and edited with the one it was made under.
 * The bundle is `json`, not `jsonb`, because the order of its keys is the order of the questions.
 */
export const definitions = pgTable(
  'definitions',
  {
    hash: text().primaryKey(),
    product: text().notNull(),
    version: text().notNull(),
    bundle: json().notNull(),
    publishedAt: instant('published_at').notNull().defaultNow(),
  },
  (table) => [index('definitions_product').on(table.product)],
);

export const constantTables = pgTable('constant_tables', {
  hash: text().primaryKey(),
  constants: json().$type<ConstantTable>().notNull(),
  publishedAt: instant('published_at').notNull().defaultNow(),
});
