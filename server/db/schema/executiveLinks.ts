import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../bytea';
import { clients, users } from './account';

/**
 * A link by which an executive asks for one client in one flow (decision 45). The token is not stored, so that
 * reading this table opens nothing.
 */
export const executiveLinks = pgTable(
  'executive_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    executiveUid: text('executive_uid')
      .notNull()
      .references(() => users.uid),
    clientDocument: text('client_document')
      .notNull()
      .references(() => clients.document),
    flow: text({ enum: ['cotacao', 'endossos', 'correcao'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    index('executive_links_client').on(table.clientDocument),
    check('executive_links_flow', sql`${table.flow} in ('cotacao', 'endossos', 'correcao')`),
  ],
);

export const signingKeys = pgTable('signing_keys', {
  name: text().primaryKey(),
  key: bytea().notNull(),
});
