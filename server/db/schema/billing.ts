import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { ownerRef, userRef, users } from './account';
import { billets, policies } from './policies';
import { instant, money, partOf } from './columns';

export const billetRenewals = pgTable(
  'billet_renewals',
  {
    id: uuid().primaryKey().defaultRandom(),
    billetId: partOf('billet_id', () => billets.id),
    fromDate: date('from_date').notNull(),
    toDate: date('to_date').notNull(),
    barCode: text('bar_code').notNull(),
    renewedBy: userRef('renewed_by').notNull(),
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
    billetId: partOf('billet_id', () => billets.id),
    userUid: ownerRef(),
    kind: text({ enum: ['before', 'on', 'overdue'] }).notNull(),
    dueDate: date('due_date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.billetId, table.userUid, table.kind, table.dueDate] })],
);

export const policyEndNotices = pgTable(
  'policy_end_notices',
  {
    policyId: partOf('policy_id', () => policies.id),
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
    receivedBy: userRef('received_by'),
    receivedAt: instant('received_at').notNull(),
    /** The bank's number of the file; null where that could not be read. */
    sequence: integer(),
    problem: text(),
    entries: smallint().notNull().default(0),
    booked: smallint().notNull().default(0),
    repeated: smallint().notNull().default(0),
    total: money('total').notNull().default('0'),
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
    amount: money('amount').notNull(),
    expected: money('expected'),
    paidOn: date('paid_on').notNull(),
    outcome: text({ enum: ['booked', 'unknown', 'amount', 'day', 'again', 'cancelled'] }).notNull(),
    bookedBy: userRef('booked_by'),
    at: instant('at').notNull(),
    settledBy: userRef('settled_by'),
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
