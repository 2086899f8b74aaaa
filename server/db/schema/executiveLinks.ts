import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../bytea';
import { clients, userRef } from './account';
import { instant } from './columns';

/**
 * A link by which an executive asks for one client in one flow (decision 45). The token is not stored, so that
 * reading this table opens nothing.
 */
export const executiveLinks = pgTable(
  'executive_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    executiveUid: userRef('executive_uid').notNull(),
    clientDocument: text('client_document')
      .notNull()
      .references(() => clients.document),
    flow: text({ enum: ['cotacao', 'endossos', 'correcao'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
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
