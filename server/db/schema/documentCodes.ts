import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { endorsements, policies } from './policies';
import { instant, partOf } from './columns';

export const documentCodes = pgTable('document_codes', {
  /** The document's number without gaps, in capitals. */
  number: text().primaryKey(),
  policyId: partOf('policy_id', () => policies.id),
  /** Null where the document is the policy's own. */
  endorsementId: uuid('endorsement_id').references(() => endorsements.id, { onDelete: 'cascade' }),
  /** Never changed: every later print shows the same code. */
  code: text().notNull(),
  madeAt: instant('made_at').notNull(),
});
