import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { userRef } from './account';
import { definitions } from './definitions';
import { quotes } from './quotes';
import { instant } from './columns';

type Json = Record<string, unknown>;

/**
 * Somebody wants to be called about a product that is not rated here (decision 17), or answered yes to the question
 * at a request's registration. Then it has the request's identifier, for the executives who see that at the desk.
 */
export const opportunities = pgTable(
  'opportunities',
  {
    id: uuid().primaryKey().defaultRandom(),
    identifier: text().notNull().unique(),
    product: text().notNull(),
    definitionHash: text('definition_hash')
      .notNull()
      .references(() => definitions.hash),
    ownerUid: userRef('owner_uid').notNull(),
    quoteId: uuid('quote_id').references(() => quotes.id, { onDelete: 'cascade' }),
    record: jsonb().$type<Json>().notNull(),
    answers: jsonb().$type<Json>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('opportunities_owner').on(table.ownerUid, table.createdAt)],
);
