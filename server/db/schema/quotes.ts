import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Change, FoundBy } from '../../../engine/index';
import { eventKinds } from '../../../contract/history';
import { requestKinds } from '../../../contract/statuses/quote';
import { userRef } from './account';
import { constantTables, definitions } from './definitions';
import { documents } from './documents';
import { deskId } from './deskId';
import { executiveLinks } from './executiveLinks';
import { quoteSightIndexes } from './quoteIndexes';
import { instant, money, partOf } from './columns';

type Json = Record<string, unknown>;

/** A registered request, for a policy or for an endorsement of one, and what became of it. Premiums are decimal text: a number would round them. */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid().primaryKey().defaultRandom(),
    identifier: text().notNull().unique(),
    kind: text({ enum: requestKinds }).notNull().default('quote'),
    /** The number of the document that an endorsement changes, ours or another brokerage's. */
    documentNumber: text('document_number'),
    issuedNumber: text('issued_number'),
    product: text().notNull(),
    productId: uuid('product_id').notNull(),
    definitionHash: text('definition_hash')
      .notNull()
      .references(() => definitions.hash),
    ownerUid: userRef('owner_uid').notNull(),
    executiveLinkId: uuid('executive_link_id').references(() => executiveLinks.id),
    /** The policy holder whose nominated users see the quote; null when a person without companies asked. */
    clientDocument: text('client_document'),
    deskId: deskId(),
    policyId: uuid('policy_id'),
    policyVersion: integer('policy_version'),
    requestByExecutive: boolean('request_by_executive').notNull().default(false),
    clientIsNominated: boolean('client_is_nominated'),
    status: smallint().notNull(),
    /** While a correction is open, the end of that, when the desk goes on without it. */
    statusSince: instant('status_since').notNull().defaultNow(),
    /** Until when Lei 15.040/2024 wants the answer of the brokerage or the insurer; null where nothing waits for one. */
    answerDueAt: instant('answer_due_at'),
    suspendedUntil: instant('suspended_until'),
    /** The executive who has taken it up at the desk, and since when; the customer is not told. */
    heldBy: userRef('held_by'),
    heldSince: instant('held_since'),
    /** The request as the caller sent it, in the API's casing. */
    record: jsonb().$type<Json>().notNull(),
    answers: jsonb().$type<Json>().notNull(),
    businessDay: date('business_day').notNull(),
    constantsHash: text('constants_hash')
      .notNull()
      .references(() => constantTables.hash),
    context: jsonb().notNull(),
    /** Which look-up said what an answer says, by field path; null of requests from before it was kept. */
    found: jsonb().$type<FoundBy>(),
    holderName: text('holder_name'),
    insuredName: text('insured_name'),
    insuredDocument: text('insured_document'),
    /** The numbers by which people know what is insured: "Edital 12/2026 · Processo 7". */
    objectNumbers: text('object_numbers'),
    insuredAmount: numeric('insured_amount', { precision: 17, scale: 2 }),
    validityStart: date('validity_start'),
    validityEnd: date('validity_end'),
    searchText: text('search_text').generatedAlwaysAs(
      sql`search_text("identifier" || ' ' || coalesce("holder_name", '') || ' ' || coalesce("insured_name", '') || ' ' || coalesce("insured_document", '') || ' ' || coalesce("client_document", '') || ' ' || coalesce("document_number", '') || ' ' || coalesce("object_numbers", '') || ' ' || regexp_replace(coalesce("object_numbers", ''), '[./-]', '', 'g'))`,
    ),
    rating: jsonb().$type<Json>(),
    commercialPremium: money('commercial_premium'),
    grossPremium: money('gross_premium'),
    iof: money('iof'),
    installments: smallint(),
    insurerName: text('insurer_name'),
    /** When the premium was offered: the offer holds 30 days from then. */
    releasedAt: instant('released_at'),
    analysisReason: text('analysis_reason'),
    /** What was chosen to pay with: 1 boleto, 5 invoice; the first installment in days from the choice. */
    paymentType: smallint('payment_type'),
    paymentInstallments: smallint('payment_installments'),
    firstInstallmentDays: smallint('first_installment_days'),
    paymentAt: instant('payment_at'),
    firstDueDate: date('first_due_date'),
    proposalNumber: text('proposal_number').unique(),
    proposalReadyAt: instant('proposal_ready_at'),
    acceptedAt: instant('accepted_at'),
    deniedReason: text('denied_reason'),
    deniedAt: instant('denied_at'),
    /** When the offer (status 4) or the ready proposal (status 8) lapses. */
    expiresAt: instant('expires_at').notNull(),
    /** Until when the customer may send the correction that the desk asked for; null where none is open. */
    correctionUntil: instant('correction_until'),
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('quotes_owner').on(table.ownerUid, table.createdAt),
    index('quotes_owner_client').on(table.ownerUid, table.clientDocument),
    index('quotes_owner_desk').on(table.ownerUid, table.deskId),
    ...quoteSightIndexes(table),
    index('quotes_expiry').on(table.status, table.expiresAt),
    index('quotes_policy').on(table.policyId),
    index('quotes_created').on(table.createdAt),
    check('quotes_payment_type', sql`${table.paymentType} in (1, 5)`),
    // One endorsement of a policy at a time: two asked for at once cannot both be there.
    uniqueIndex('quotes_policy_in_progress')
      .on(table.policyId)
      .where(sql`${table.deletedAt} is null and ${table.status} in (2, 5, 6, 7, 10)`),
    check(
      'quotes_status',
      sql`(${table.kind} = 'quote' and ${table.status} between 1 and 9) or (${table.kind} = 'endorsement' and ${table.status} in (2, 4, 5, 6, 7, 8, 10, 11, 12))`,
    ),
  ],
);

export const answerReminders = pgTable(
  'answer_reminders',
  {
    quoteId: partOf('quote_id', () => quotes.id),
    told: text({ enum: ['executive', 'superior'] }).notNull(),
    dueOn: date('due_on').notNull(),
    day: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.quoteId, table.told, table.dueOn, table.day] })],
);

export const quoteDocuments = pgTable(
  'quote_documents',
  {
    quoteId: partOf('quote_id', () => quotes.id),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.documentId] }),
    index('quote_documents_document').on(table.documentId),
  ],
);

/**
 * What happened to a quote: who, when, from which status to which, and why. Before and after are the records of an
 * edit, the changed columns of a move.
 */
export const quoteEvents = pgTable(
  'quote_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    quoteId: partOf('quote_id', () => quotes.id),
    kind: text({ enum: eventKinds }).notNull(),
    /** Null when the system acted: underwriting, expiry. */
    actorUid: userRef('actor_uid'),
    fromStatus: smallint('from_status'),
    toStatus: smallint('to_status').notNull(),
    before: jsonb().$type<Json>(),
    after: jsonb().$type<Json>(),
    changes: jsonb().$type<Change[]>(),
    reason: text(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('quote_events_quote').on(table.quoteId, table.id),
    // How long the desk takes is read from its last decisions.
    index('quote_events_decided')
      .on(table.fromStatus, table.id)
      .where(sql`${table.kind} = 'moved' and ${table.actorUid} is not null`),
  ],
);
