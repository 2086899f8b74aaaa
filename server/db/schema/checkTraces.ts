import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

export const checkTraces = pgTable('check_traces', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  trace: text().notNull(),
  foundAt: instant('found_at').notNull().defaultNow(),
});
