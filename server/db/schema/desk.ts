import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { deskTextKinds } from '../../../contract/deskTexts';
import { users } from './account';
import { quotes } from './quotes';

/** A filter of the work list that an executive named: what the list's address says. */
export const deskFilters = pgTable(
  'desk_filters',
  {
    id: uuid().primaryKey().defaultRandom(),
    userUid: text('user_uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    name: text().notNull(),
    address: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('desk_filters_name').on(table.userUid, sql`lower(${table.name})`)],
);

/** A text that the desk has prepared for its answers; what stands in braces is filled from the request. */
export const deskTexts = pgTable('desk_texts', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text({ enum: deskTextKinds }).notNull(),
  title: text().notNull(),
  text: text().notNull(),
  updatedBy: text('updated_by')
    .notNull()
    .references(() => users.uid),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** That a person at the brokerage answered a request which waited: kept apart, so that months of answers are counted by an index. */
export const deskAnswers = pgTable(
  'desk_answers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    /** Whose desk it was when it was answered. */
    deskId: uuid('desk_id').notNull(),
    product: text().notNull(),
    /** The status that waited. */
    status: smallint().notNull(),
    waitedSeconds: integer('waited_seconds').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('desk_answers_desk').on(table.deskId, table.at, table.product, table.waitedSeconds),
    index('desk_answers_quote').on(table.quoteId),
  ],
);

/** That somebody at the desk is away, the first and the last day included, and who sees and is told of all that is theirs. */
export const absences = pgTable(
  'absences',
  {
    id: uuid().primaryKey().defaultRandom(),
    userUid: text('user_uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    standInUid: text('stand_in_uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('absences_user').on(table.userUid, table.endsOn),
    index('absences_stand_in').on(table.standInUid, table.endsOn),
    check('absences_days', sql`${table.startsOn} <= ${table.endsOn}`),
    check('absences_other', sql`${table.userUid} <> ${table.standInUid}`),
  ],
);
