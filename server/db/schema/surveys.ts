import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { ownerRef } from './account';
import { instant } from './columns';

export const surveySchedules = pgTable(
  'survey_schedules',
  {
    id: uuid().primaryKey().defaultRandom(),
    userUid: ownerRef(),
    campaignId: text('campaign_id').notNull(),
    documentNumber: text('document_number'),
    dueOn: date('due_on').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('survey_schedules_user').on(table.userUid, table.dueOn)],
);

/** What was answered, once a schedule; a score of -1 is a person who did not want to. */
export const surveyAnswers = pgTable(
  'survey_answers',
  {
    scheduleId: uuid('schedule_id')
      .primaryKey()
      .references(() => surveySchedules.id, { onDelete: 'cascade' }),
    score: smallint().notNull(),
    justification: text().notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [check('survey_answers_score', sql`${table.score} between -1 and 10`)],
);
