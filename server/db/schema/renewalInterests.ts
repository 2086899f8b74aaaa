import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { userRef } from './account';
import { policies } from './policies';
import { instant } from './columns';

export const renewalInterests = pgTable('renewal_interests', {
  policyId: uuid('policy_id')
    .primaryKey()
    .references(() => policies.id, { onDelete: 'cascade' }),
  userUid: userRef('user_uid').notNull(),
  at: instant('at').notNull(),
});
