import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Checks of products that found nothing, as JSON (engine/publish/Trace): what one process found is known to all. */
export const checkTraces = pgTable('check_traces', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  trace: text().notNull(),
  foundAt: timestamp('found_at', { withTimezone: true }).notNull().defaultNow(),
});
