import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { definitions } from './definitions';
import { quotes } from './quotes';

type Json = Record<string, unknown>;

/**
 * A lead: somebody wants to be called about a product that is not rated here (decision 17), or said yes to what the
 * registration of a request asks. Then it has the request's identifier, for the executives who see that at the desk.
 */
export const opportunities = pgTable(
  'opportunities',
  {
    id: uuid().primaryKey().defaultRandom(),
    identifier: text().notNull().unique(),
    /** Product code of the catalogue, which is the identifier's prefix. */
    product: text().notNull(),
    definitionHash: text('definition_hash')
      .notNull()
      .references(() => definitions.hash),
    ownerUid: text('owner_uid')
      .notNull()
      .references(() => users.uid),
    /** The request whose question was answered with yes. */
    quoteId: uuid('quote_id').references(() => quotes.id, { onDelete: 'cascade' }),
    /** The form as it was sent, in the API's casing, and in the definition's own paths. */
    record: jsonb().$type<Json>().notNull(),
    answers: jsonb().$type<Json>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('opportunities_owner').on(table.ownerUid, table.createdAt)],
);
