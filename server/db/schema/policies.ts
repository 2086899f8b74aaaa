import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { quotes } from './quotes';

/** An issued policy. Its status follows from its dates and from `cancelledAt` (specification 3 §4). */
export const policies = pgTable(
  'policies',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Document number: year, line of business, seven digits without gaps, suffix 00 for a main policy. */
    number: text().notNull().unique(),
    proposalNumber: text('proposal_number').notNull().unique(),
    /** Null for a policy that was imported. */
    quoteId: uuid('quote_id')
      .unique()
      .references(() => quotes.id),
    /** Product code of the catalogue. */
    product: text().notNull(),
    insurerName: text('insurer_name').notNull(),
    clientDocument: text('client_document'),
    holderName: text('holder_name'),
    insuredName: text('insured_name'),
    insuredDocument: text('insured_document'),
    insuredAmount: numeric('insured_amount', { precision: 17, scale: 2 }).notNull(),
    validityStart: date('validity_start').notNull(),
    validityEnd: date('validity_end').notNull(),
    commercialPremium: numeric('commercial_premium', { precision: 15, scale: 2 }).notNull(),
    iof: numeric({ precision: 15, scale: 2 }).notNull(),
    grossPremium: numeric('gross_premium', { precision: 15, scale: 2 }).notNull(),
    isUpload: boolean('is_upload').notNull().default(false),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (table) => [
    index('policies_client').on(table.clientDocument, table.issuedAt),
    check('policies_validity', sql`${table.validityEnd} > ${table.validityStart}`),
  ],
);

/** One installment of a policy's premium. An unpaid one past its due date is overdue; that changes no policy. */
export const billets = pgTable(
  'billets',
  {
    id: uuid().primaryKey().defaultRandom(),
    policyId: uuid('policy_id')
      .notNull()
      .references(() => policies.id, { onDelete: 'cascade' }),
    installment: smallint().notNull(),
    installments: smallint().notNull(),
    payerDocument: text('payer_document'),
    /** 1 boleto, 5 invoice (Fatura). */
    paymentType: smallint('payment_type').notNull(),
    amount: numeric({ precision: 15, scale: 2 }).notNull(),
    dueDate: date('due_date').notNull(),
    /** The bank's number of it, without gaps. */
    ourNumber: text('our_number').notNull().unique(),
    barCode: text('bar_code').notNull().unique(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
  },
  (table) => [
    unique('billets_installment').on(table.policyId, table.installment),
    index('billets_payer').on(table.payerDocument, table.dueDate),
    check('billets_bar_code', sql`${table.barCode} ~ '^[0-9]{44}$'`),
    check('billets_payment_type', sql`${table.paymentType} in (1, 5)`),
  ],
);
