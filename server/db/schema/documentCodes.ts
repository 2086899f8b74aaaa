import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { endorsements, policies } from './policies';

export const documentCodes = pgTable('document_codes', {
  /** The document's number without gaps, in capitals. */
  number: text().primaryKey(),
  policyId: uuid('policy_id')
    .notNull()
    .references(() => policies.id, { onDelete: 'cascade' }),
  /** Null where the document is the policy's own. */
  endorsementId: uuid('endorsement_id').references(() => endorsements.id, { onDelete: 'cascade' }),
  /** Never changed: every later print shows the same code. */
  code: text().notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
});
