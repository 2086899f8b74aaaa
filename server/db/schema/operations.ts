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
} from 'drizzle-orm/pg-core';
import { ownerRef } from './account';
import { instant } from './columns';

/** The answer already given to a request key. Written in the request's own transaction, so both stand or fall. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userUid: ownerRef(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    status: smallint().notNull().default(0),
    response: jsonb(),
    createdAt: instant('created_at').notNull().defaultNow(),
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
    expectedAvailabilityDate: instant('expected_availability_date'),
  },
  (table) => [check('platform_status_single', sql`${table.id} = 1`)],
);

export const roundParts = pgTable('round_parts', {
  name: text().primaryKey(),
  doneAt: instant('done_at'),
  failingSince: instant('failing_since'),
});

export const lookupCache = pgTable(
  'lookup_cache',
  {
    source: text().notNull(),
    key: text().notNull(),
    value: jsonb().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.key] }),
    index('lookup_cache_expiry').on(table.expiresAt),
  ],
);

/** Which seed has run, so that it runs once and never undoes what people did since. */
export const seeds = pgTable('seeds', {
  name: text().primaryKey(),
  appliedAt: instant('applied_at').notNull().defaultNow(),
});
