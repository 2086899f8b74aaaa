import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './account';
import { billets, policies } from './policies';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const amount = (name: string) => numeric(name, { precision: 15, scale: 2 });

export const billetRenewals = pgTable(
  'billet_renewals',
  {
    id: uuid().primaryKey().defaultRandom(),
    billetId: uuid('billet_id')
      .notNull()
      .references(() => billets.id, { onDelete: 'cascade' }),
    fromDate: date('from_date').notNull(),
    toDate: date('to_date').notNull(),
    barCode: text('bar_code').notNull(),
    renewedBy: text('renewed_by')
      .notNull()
      .references(() => users.uid),
    renewedAt: instant('renewed_at').notNull(),
  },
  (table) => [index('billet_renewals_billet').on(table.billetId, table.renewedAt)],
);

/** Of what a user wants to be reminded; who has chosen nothing has no row. */
export const billetNotices = pgTable('billet_notices', {
  userUid: text('user_uid')
    .primaryKey()
    .references(() => users.uid, { onDelete: 'cascade' }),
  beforeDue: boolean('before_due').notNull(),
  onDue: boolean('on_due').notNull(),
  overdue: boolean().notNull(),
  byEmail: boolean('by_email').notNull(),
});

export const billetReminders = pgTable(
  'billet_reminders',
  {
    billetId: uuid('billet_id')
      .notNull()
      .references(() => billets.id, { onDelete: 'cascade' }),
    userUid: text('user_uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    kind: text({ enum: ['before', 'on', 'overdue'] }).notNull(),
    dueDate: date('due_date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.billetId, table.userUid, table.kind, table.dueDate] })],
);

export const policyEndNotices = pgTable(
  'policy_end_notices',
  {
    policyId: uuid('policy_id')
      .notNull()
      .references(() => policies.id, { onDelete: 'cascade' }),
    validityEnd: date('validity_end').notNull(),
    daysBefore: smallint('days_before').notNull(),
  },
  (table) => [primaryKey({ columns: [table.policyId, table.validityEnd, table.daysBefore] })],
);

/** A bank's return file as it came; one that was refused as a whole says why and has no entries. */
export const bankFiles = pgTable(
  'bank_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Of its bytes: the same file is taken once. */
    hash: text().notNull().unique(),
    name: text().notNull(),
    /** Null where no person brought it. */
    receivedBy: text('received_by').references(() => users.uid),
    receivedAt: instant('received_at').notNull(),
    /** The bank's number of the file; null where that could not be read. */
    sequence: integer(),
    problem: text(),
    entries: smallint().notNull().default(0),
    booked: smallint().notNull().default(0),
    repeated: smallint().notNull().default(0),
    total: amount('total').notNull().default('0'),
  },
  (table) => [index('bank_files_received').on(table.receivedAt, table.id)],
);

export const bankEntries = pgTable(
  'bank_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What makes it the payment that it is, so that one told of twice is taken once. */
    occurrence: text().notNull().unique(),
    /** Null for one that the desk booked by hand. */
    fileId: uuid('file_id').references(() => bankFiles.id, { onDelete: 'cascade' }),
    ourNumber: text('our_number').notNull(),
    billetId: uuid('billet_id').references(() => billets.id, { onDelete: 'set null' }),
    amount: amount('amount').notNull(),
    expected: amount('expected'),
    paidOn: date('paid_on').notNull(),
    outcome: text({ enum: ['booked', 'unknown', 'amount', 'day', 'again', 'cancelled'] }).notNull(),
    bookedBy: text('booked_by').references(() => users.uid),
    at: instant('at').notNull(),
    settledBy: text('settled_by').references(() => users.uid),
    settledAt: instant('settled_at'),
    note: text(),
  },
  (table) => [
    index('bank_entries_open')
      .on(table.at, table.id)
      .where(sql`${table.outcome} <> 'booked' and ${table.settledAt} is null`),
    index('bank_entries_billet').on(table.billetId),
    check(
      'bank_entries_outcome',
      sql`${table.outcome} in ('booked', 'unknown', 'amount', 'day', 'again', 'cancelled')`,
    ),
  ],
);
