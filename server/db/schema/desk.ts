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

/** Answers to waiting requests, in a table of their own so that an index counts months of them. */
export const deskAnswers = pgTable(
  'desk_answers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    deskId: uuid('desk_id').notNull(),
    product: text().notNull(),
    status: smallint().notNull(),
    waitedSeconds: integer('waited_seconds').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('desk_answers_desk').on(table.deskId, table.at, table.product, table.waitedSeconds),
    index('desk_answers_quote').on(table.quoteId),
  ],
);

/** Includes the first and the last day; the stand-in sees and is told of all that is the absent person's. */
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
