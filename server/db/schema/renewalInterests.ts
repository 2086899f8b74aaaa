import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { policies } from './policies';

export const renewalInterests = pgTable('renewal_interests', {
  policyId: uuid('policy_id')
    .primaryKey()
    .references(() => policies.id, { onDelete: 'cascade' }),
  userUid: text('user_uid')
    .notNull()
    .references(() => users.uid),
  at: timestamp({ withTimezone: true }).notNull(),
});
