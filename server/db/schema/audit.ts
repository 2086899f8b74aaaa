import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account';
import { instant } from './columns';

/**
 * What people did that changes rights, data or money: who, when, to what, before and after. Never updated. A partition a
 * month (`db/months`), each with a primary key of its own.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null when the system or the operator acted. */
    actorUid: text('actor_uid').references(() => users.uid, { onDelete: 'set null' }),
    action: text().notNull(),
    /** What it was done to, such as `quote:BID0000001` or `user:<uid>`. */
    subject: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    at: instant('at').notNull(),
  },
  (table) => [index('audit_log_subject').on(table.subject, table.id), index('audit_log_at').on(table.at)],
);
