import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ownerRef, users } from './account';
import { instant } from './columns';

/**
 * A link sent by e-mail that opens one thing once. The token is not stored, so that reading this table opens
 * nothing. A reset for an unknown address leaves a row without user and token, so that its status does not tell who
 * has an account.
 */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: text({ enum: ['password', 'confirmation'] }).notNull(),
    emailHash: text('email_hash').notNull(),
    userUid: text('user_uid').references(() => users.uid, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('access_tokens_email').on(table.emailHash, table.purpose),
    index('access_tokens_expiry').on(table.expiresAt),
    check('access_tokens_purpose', sql`${table.purpose} in ('password', 'confirmation')`),
  ],
);

/**
 * E-mails to send. Without SMTP they stay, for the operator to read; a sent one keeps no text. A partition a month
 * (`db/months`), each with a primary key of its own.
 */
export const mails = pgTable(
  'mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [index('mails_age').on(table.createdAt)],
);

/** From where somebody signed in; kept 6 months. A partition a month (`db/months`), as of `mails`. */
export const ipLog = pgTable(
  'ip_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userUid: ownerRef(),
    ip: text().notNull(),
    userType: text('user_type').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('ip_log_user').on(table.userUid), index('ip_log_at').on(table.at)],
);

export const attempts = pgTable(
  'attempts',
  {
    key: text().notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index('attempts_age').on(table.windowStart),
  ],
);
