import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const checkTraces = pgTable('check_traces', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  trace: text().notNull(),
  foundAt: timestamp('found_at', { withTimezone: true }).notNull().defaultNow(),
});
