import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { endorsements, policies } from './policies';

/** What proves that a printed policy or endorsement is ours: a code beside its number, made when it was first printed. */
export const documentCodes = pgTable('document_codes', {
  /** The document's number without gaps, in capitals. */
  number: text().primaryKey(),
  policyId: uuid('policy_id')
    .notNull()
    .references(() => policies.id, { onDelete: 'cascade' }),
  /** Null where the document is the policy's own. */
  endorsementId: uuid('endorsement_id').references(() => endorsements.id, { onDelete: 'cascade' }),
  /** Kept as it is: whoever prints the document again prints the same one. */
  code: text().notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
});
