import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { STOP_KINDS } from '../../../contract/stops';

export const wizardCounts = pgTable(
  'wizard_counts',
  {
    day: date().notNull(),
    definition: text().notNull(),
    kind: text({ enum: STOP_KINDS }).notNull(),
    /** Empty for the wizard as a whole. */
    step: text().notNull(),
    /** Empty for the step as a whole. */
    field: text().notNull(),
    /** Of a message; empty otherwise. */
    code: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.definition, table.day, table.kind, table.step, table.field, table.code],
    }),
    index('wizard_counts_day').on(table.day),
  ],
);
