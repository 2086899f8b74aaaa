import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from './account';

/** The answer already given to a request key. Written in the request's own transaction, so both stand or fall. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userUid: text('user_uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    status: smallint().notNull().default(0),
    response: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userUid, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);

/** The last number given out per prefix; a row lock, not a sequence, so that a rollback leaves no gap. */
export const identifierCounters = pgTable('identifier_counters', {
  prefix: text().primaryKey(),
  last: bigint({ mode: 'number' }).notNull(),
});

/** Whether the platform is open to customers: exactly one row (decision 44). */
export const platformStatus = pgTable(
  'platform_status',
  {
    id: smallint().primaryKey().default(1),
    available: boolean().notNull().default(true),
    expectedAvailabilityDate: timestamp('expected_availability_date', { withTimezone: true }),
  },
  (table) => [check('platform_status_single', sql`${table.id} = 1`)],
);

export const roundParts = pgTable('round_parts', {
  name: text().primaryKey(),
  doneAt: timestamp('done_at', { withTimezone: true }),
  failingSince: timestamp('failing_since', { withTimezone: true }),
});

export const lookupCache = pgTable(
  'lookup_cache',
  {
    source: text().notNull(),
    key: text().notNull(),
    value: jsonb().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.key] }),
    index('lookup_cache_expiry').on(table.expiresAt),
  ],
);

/** Which seed has run, so that it runs once and never undoes what people did since. */
export const seeds = pgTable('seeds', {
  name: text().primaryKey(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
});
