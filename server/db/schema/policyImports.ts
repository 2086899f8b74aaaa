import { sql } from 'drizzle-orm';
import { check, date, index, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { importStatuses } from '../../../contract/statuses/import';
import { userRef } from './account';
import { documents } from './documents';
import { policies } from './policies';
import { instant } from './columns';

export const policyImports = pgTable(
  'policy_imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Given out without gaps: IMP0000001. An accepted one's policy has it for its proposal. */
    identifier: text().notNull().unique(),
    ownerUid: userRef('owner_uid').notNull(),
    clientDocument: text('client_document').notNull(),
    holderName: text('holder_name').notNull(),
    /** Letters and digits as typed, in capitals, without separators. */
    number: text().notNull(),
    insurerName: text('insurer_name').notNull(),
    validityStart: date('validity_start').notNull(),
    validityEnd: date('validity_end').notNull(),
    insuredAmount: numeric('insured_amount', { precision: 17, scale: 2 }).notNull(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id),
    status: text({ enum: importStatuses }).notNull().default('waiting'),
    reason: text(),
    policyId: uuid('policy_id').references(() => policies.id),
    decidedBy: userRef('decided_by'),
    decidedAt: instant('decided_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('policy_imports_status', sql`${table.status} in ('waiting', 'accepted', 'refused')`),
    check('policy_imports_decided', sql`(${table.status} = 'waiting') = (${table.decidedAt} is null)`),
    check('policy_imports_reason', sql`(${table.status} = 'refused') = (${table.reason} is not null)`),
    check('policy_imports_policy', sql`(${table.status} = 'accepted') = (${table.policyId} is not null)`),
    index('policy_imports_owner').on(table.ownerUid, table.createdAt),
    index('policy_imports_created').on(table.createdAt),
    index('policy_imports_policy_id').on(table.policyId),
    // What is under way or taken in is not sent twice for the same client; a refused one may come again.
    uniqueIndex('policy_imports_number')
      .on(table.clientDocument, table.number)
      .where(sql`${table.status} <> 'refused'`),
  ],
);
