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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { deskTextKinds } from '../../../contract/deskTexts';
import { ownerRef, userRef } from './account';
import { quotes } from './quotes';
import { instant, partOf } from './columns';

export const deskFilters = pgTable(
  'desk_filters',
  {
    id: uuid().primaryKey().defaultRandom(),
    userUid: ownerRef(),
    name: text().notNull(),
    address: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('desk_filters_name').on(table.userUid, sql`lower(${table.name})`)],
);

export const deskTexts = pgTable('desk_texts', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text({ enum: deskTextKinds }).notNull(),
  title: text().notNull(),
  text: text().notNull(),
  updatedBy: userRef('updated_by').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Answers to waiting requests, in a table of their own so that an index counts months of them. */
export const deskAnswers = pgTable(
  'desk_answers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    quoteId: partOf('quote_id', () => quotes.id),
    deskId: uuid('desk_id').notNull(),
    product: text().notNull(),
    status: smallint().notNull(),
    waitedSeconds: integer('waited_seconds').notNull(),
    at: instant('at').notNull(),
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
    userUid: ownerRef(),
    standInUid: ownerRef('stand_in_uid'),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('absences_user').on(table.userUid, table.endsOn),
    index('absences_stand_in').on(table.standInUid, table.endsOn),
    check('absences_days', sql`${table.startsOn} <= ${table.endsOn}`),
    check('absences_other', sql`${table.userUid} <> ${table.standInUid}`),
  ],
);
