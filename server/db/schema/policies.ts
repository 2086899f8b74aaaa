import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ChangeRule, InsuredPlace } from '../../../engine/rating';
import type { PolicyState } from './policyState';
import { userRef } from './account';
import { deskId } from './deskId';
import { sightIndexes } from './policyIndexes';
import { quotes } from './quotes';
import { instant, money, partOf } from './columns';

const unmasked = sql`upper(regexp_replace("number", '[^0-9A-Za-z]', '', 'g'))`;

/**
 * Its status follows from its dates and from `cancelledAt` (specification 3 §4). Its columns are its current state:
 * `firstState` with its endorsements applied, written by `foldEndorsements` alone.
 */
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
    product: text().notNull(),
    modality: text(),
    /** CNPJ of the brokerage that a policy came about by, where that is another one. */
    broker: text(),
    insurerName: text('insurer_name').notNull(),
    ownerUid: userRef('owner_uid'),
    clientDocument: text('client_document'),
    deskId: deskId(),
    holderName: text('holder_name'),
    insuredName: text('insured_name'),
    insuredDocument: text('insured_document'),
    insuredAmount: numeric('insured_amount', { precision: 17, scale: 2 }).notNull(),
    validityStart: date('validity_start').notNull(),
    validityEnd: date('validity_end').notNull(),
    contractValue: numeric('contract_value', { precision: 17, scale: 2 }),
    objectText: text('object_text'),
    coverageFine: boolean('coverage_fine'),
    coverageLabor: boolean('coverage_labor'),
    civilWork: boolean('civil_work'),
    insuredPlace: jsonb('insured_place').$type<InsuredPlace>(),
    commercialPremium: money('commercial_premium').notNull(),
    iof: money('iof').notNull(),
    grossPremium: money('gross_premium').notNull(),
    isUpload: boolean('is_upload').notNull().default(false),
    issuedAt: instant('issued_at').notNull(),
    cancelledAt: instant('cancelled_at'),
    firstState: jsonb('first_state').$type<PolicyState>().notNull(),
    /** Grows with every change of its endorsements: a request made for an older one is refused. */
    version: integer().notNull().default(0),
    searchNumber: text('search_number').generatedAlwaysAs(unmasked),
    searchText: text('search_text').generatedAlwaysAs(
      sql`search_text("number" || ' ' || coalesce("holder_name", '') || ' ' || coalesce("insured_name", '') || ' ' || coalesce("insured_document", '') || ' ' || coalesce("client_document", ''))`,
    ),
  },
  (table) => [
    index('policies_owner_client').on(table.ownerUid, table.clientDocument),
    index('policies_owner_desk').on(table.ownerUid, table.deskId),
    ...sightIndexes(table),
    index('policies_issued').on(table.issuedAt),
    // Finds a number by its beginning, at a fraction of the cost of a search for a part of it.
    index('policies_number_begins').on(table.searchNumber.op('text_pattern_ops')),
    index('policies_number_search').using('gin', table.searchNumber.op('gin_trgm_ops')),
    unique('policies_client_of').on(table.id, table.clientDocument),
    check('policies_validity', sql`${table.validityEnd} > ${table.validityStart}`),
  ],
);

export const endorsements = pgTable(
  'endorsements',
  {
    id: uuid().primaryKey().defaultRandom(),
    policyId: partOf('policy_id', () => policies.id),
    /** The request that it came from; null for an imported one. */
    quoteId: uuid('quote_id')
      .unique()
      .references(() => quotes.id),
    /** The policy's number with this one's suffix instead of 00 (decision 36). */
    number: text().notNull().unique(),
    suffix: smallint().notNull(),
    proposalNumber: text('proposal_number'),
    /** The key of its type, and the type's row as it was when it was asked for. */
    type: text().notNull(),
    rule: jsonb().$type<ChangeRule>().notNull(),
    /** The policy as asked for; `rule` takes from it only what the type changes. */
    asked: jsonb().$type<PolicyState>().notNull(),
    state: jsonb().$type<PolicyState>().notNull(),
    effectiveOn: date('effective_on').notNull(),
    /** R$; of a refund negative. */
    commercialPremium: money('commercial_premium').notNull(),
    iof: money('iof').notNull(),
    grossPremium: money('gross_premium').notNull(),
    issuedAt: instant('issued_at').notNull(),
    cancelledAt: instant('cancelled_at'),
    searchNumber: text('search_number').generatedAlwaysAs(unmasked),
  },
  (table) => [
    unique('endorsements_suffix').on(table.policyId, table.suffix),
    index('endorsements_number_search').using('gin', table.searchNumber.op('gin_trgm_ops')),
    check('endorsements_suffix_range', sql`${table.suffix} > 0`),
  ],
);

/** One installment of a premium, of a policy or of an endorsement. An unpaid one past its due date is overdue; that changes no policy. */
export const billets = pgTable(
  'billets',
  {
    id: uuid().primaryKey().defaultRandom(),
    policyId: partOf('policy_id', () => policies.id),
    /** The endorsement whose premium it is; null for the policy's own. */
    endorsementId: uuid('endorsement_id').references(() => endorsements.id, { onDelete: 'cascade' }),
    installment: smallint().notNull(),
    installments: smallint().notNull(),
    payerDocument: text('payer_document'),
    /** 1 boleto, 5 invoice (Fatura). */
    paymentType: smallint('payment_type').notNull(),
    amount: money('amount').notNull(),
    dueDate: date('due_date').notNull(),
    ourNumber: text('our_number').notNull().unique(),
    barCode: text('bar_code').notNull().unique(),
    issuedAt: instant('issued_at').notNull(),
    paidAt: instant('paid_at'),
    /** When an endorsement left nothing of it, or was undone: nothing is to be paid. */
    cancelledAt: instant('cancelled_at'),
    renewals: smallint().notNull().default(0),
  },
  (table) => [
    unique('billets_installment')
      .on(table.policyId, table.endorsementId, table.installment)
      .nullsNotDistinct(),
    // Who pays is the client of the policy: sums of a payer's billets need not look at the policies.
    foreignKey({
      name: 'billets_payer_is_client',
      columns: [table.policyId, table.payerDocument],
      foreignColumns: [policies.id, policies.clientDocument],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    // One per sort order of a payer's list, which is read page by page.
    index('billets_payer').on(table.payerDocument, table.dueDate, table.id),
    index('billets_payer_amount').on(table.payerDocument, table.amount, table.id),
    index('billets_payer_issued').on(table.payerDocument, table.issuedAt, table.id),
    // Who pays stands in it too (INCLUDE, by hand in the migration): those of a desk's clients are told by it.
    index('billets_unpaid')
      .on(table.dueDate, table.id)
      .where(sql`${table.paidAt} is null and ${table.cancelledAt} is null`),
    index('billets_payer_unpaid')
      .on(table.payerDocument, table.dueDate, table.id)
      .where(sql`${table.paidAt} is null and ${table.cancelledAt} is null`),
    check('billets_bar_code', sql`${table.barCode} ~ '^[0-9]{44}$'`),
    check('billets_payment_type', sql`${table.paymentType} in (1, 5)`),
  ],
);

export const billetNettings = pgTable(
  'billet_nettings',
  {
    billetId: partOf('billet_id', () => billets.id),
    endorsementId: partOf('endorsement_id', () => endorsements.id),
    amountBefore: money('amount_before').notNull(),
    /** 0.00 where nothing was left of it: its own row keeps what it was. */
    amountAfter: money('amount_after').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.billetId, table.endorsementId] })],
);

export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    endorsementId: uuid('endorsement_id')
      .notNull()
      .unique()
      .references(() => endorsements.id, { onDelete: 'cascade' }),
    amount: money('amount').notNull(),
    /** The Pix key or account that the request gave; null where it gave none. */
    payTo: text('pay_to'),
    createdAt: instant('created_at').notNull(),
    paidOn: date('paid_on'),
    paidBy: userRef('paid_by'),
  },
  (table) => [
    index('refunds_waiting')
      .on(table.createdAt, table.id)
      .where(sql`${table.paidOn} is null`),
    check('refunds_amount', sql`${table.amount} > 0`),
    check('refunds_paid', sql`(${table.paidOn} is null) = (${table.paidBy} is null)`),
  ],
);
