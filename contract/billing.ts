import { Type } from 'typebox';
import type { Static } from 'typebox';
import { pageFacts, pageNumber } from './page';
import { closed, nullable, oneOf, query } from './schema';
import { billetChoices, billetStatuses } from './statuses/billet';
import { day, identifier, instant } from './texts';

/** The sortings of specification 3 §4, in its order. */
export const billetSortings = [
  'newestDue',
  'oldestDue',
  'highest',
  'lowest',
  'newestIssue',
  'oldestIssue',
] as const;
export type BilletSorting = (typeof billetSortings)[number];

/** `urgent`: overdue first, then what falls due next, then settled ones. */
const billetOrders = ['urgent', ...billetSortings] as const;
export type BilletOrder = (typeof billetOrders)[number];

/** Limited to plausible years, so that a typo does not reach the database. */
const dueOn = Type.Optional(Type.String({ format: 'date', pattern: '^(19|20|21)' }));

const narrowing = {
  /** Number of the policy, or a part of it, or of the payer's name. */
  Text: Type.Optional(Type.String({ maxLength: 100 })),
  Status: Type.Optional(oneOf(billetChoices)),
  /** Product code. */
  Product: Type.Optional(Type.String({ pattern: '^[A-Z]{2,5}$' })),
  Insurer: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  /** Tax id of the payer, as it is stored. */
  Payer: Type.Optional(Type.String({ minLength: 11, maxLength: 14 })),
  /** Civil dates of the due date, both included, at most a year. */
  From: dueOn,
  To: dueOn,
  Sort: Type.Optional(oneOf(billetOrders)),
};

export const billetFilter = closed(narrowing);
export type BilletFilter = Static<typeof billetFilter>;

const set = Type.Optional(Type.Unsafe<true>({ const: true }));

/**
 * Body of POST /financial/search. SearchFromCacheOnly returns only the overdue count; WithoutTotals leaves out the
 * totals, known from the first page.
 */
export const financialSearchBody = closed({
  ...narrowing,
  Page: Type.Optional(pageNumber),
  SearchFromCacheOnly: set,
  WithoutTotals: set,
});
export type FinancialSearchBody = Static<typeof financialSearchBody>;

const billetCount = closed({ countExpired: Type.Integer() });
export type BilletCount = Static<typeof billetCount>;

export const listedBillet = closed({
  BillingId: Type.String(),
  DocumentNumber: Type.String(),
  Installment: Type.Integer(),
  Installments: Type.Integer(),
  PayerDocumentNumber: nullable(Type.String()),
  PayerName: nullable(Type.String()),
  ProductName: Type.String(),
  InsurerName: Type.String(),
  Amount: Type.Number(),
  DueDate: day,
  IssuedAt: instant,
  PaidAt: nullable(instant),
  Status: oneOf(billetStatuses),
  /** 1 boleto, 5 invoice. */
  PaymentType: Type.Integer(),
  Renewals: Type.Integer(),
  /** The 47-digit payment line, and the Pix to copy; null once nothing is to be paid. */
  Line: nullable(Type.String()),
  Pix: nullable(Type.String()),
});
export type ListedBillet = Static<typeof listedBillet>;

const sum = closed({ Count: Type.Integer(), Amount: Type.Number() });

const billetPage = closed({
  Items: Type.Array(listedBillet),
  ...pageFacts,
  Totals: closed({ All: sum, Pending: sum, Paid: sum, Expired: sum, Cancelled: sum }),
  /** Days to which an overdue one may be renewed today. */
  RenewalDates: Type.Array(closed({ Days: Type.Integer(), Date: day })),
  DelayMinutes: Type.Integer(),
});
export type BilletPage = Static<typeof billetPage>;
export type TurnedPage = Omit<BilletPage, 'Total' | 'Totals'>;

/** What POST /financial/search is answered with: the count alone has no page, and a turned page no totals. */
export const financialAnswer = closed({
  ...Object.fromEntries(
    Object.entries(billetPage.properties).map(([name, schema]) => [name, Type.Optional(schema)]),
  ),
  countExpired: Type.Integer(),
});
export type FinancialAnswer = BilletPage & BilletCount;

export const renewalQuery = query({ billingId: identifier, newDueDate: Type.String({ format: 'date' }) });

export const newBilletQuery = query({
  payerDocumentNumber: Type.Optional(Type.String({ maxLength: 18 })),
  policyNumber: identifier,
  installmentNumber: Type.Integer({ minimum: 1, maximum: 999 }),
  billingId: Type.Optional(identifier),
});

export const newBillet = closed({
  IsNew: Type.Boolean(),
  Billet: nullable(listedBillet),
});
export type NewBillet = Static<typeof newBillet>;

export const invoicesQuery = query({ policyNumber: identifier });
export const invoices = Type.Array(listedBillet);

export const billetNotices = closed({
  BeforeDue: Type.Boolean(),
  OnDue: Type.Boolean(),
  Overdue: Type.Boolean(),
  ByEmail: Type.Boolean(),
});
export type BilletNotices = Static<typeof billetNotices>;

/** Body of POST /desk/bank-returns: a bank's return file. */
export const bankReturnBody = closed({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  content: Type.String({ minLength: 1, maxLength: 900_000, pattern: '^[A-Za-z0-9+/]*={0,2}$' }),
});

export const bankFile = closed({
  Id: Type.String(),
  Name: Type.String(),
  ReceivedAt: instant,
  Problem: nullable(Type.String()),
  Entries: Type.Integer(),
  Booked: Type.Integer(),
  Repeated: Type.Integer(),
  Differences: Type.Integer(),
  Total: Type.Number(),
});
export type BankFile = Static<typeof bankFile>;

const difference = closed({
  Id: Type.String(),
  Kind: oneOf(['unknown', 'amount', 'day', 'again', 'cancelled'] as const),
  OurNumber: Type.String(),
  DocumentNumber: nullable(Type.String()),
  Installment: nullable(Type.Integer()),
  Amount: Type.Number(),
  Expected: nullable(Type.Number()),
  PaidOn: day,
  At: instant,
});
export type Difference = Static<typeof difference>;

export const paymentsDesk = closed({ Files: Type.Array(bankFile), Differences: Type.Array(difference) });
export type PaymentsDesk = Static<typeof paymentsDesk>;

export const settleBody = closed({
  id: identifier,
  note: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
});

export const manualPaymentBody = closed({
  documentNumber: Type.String({ minLength: 1, maxLength: 40 }),
  installment: Type.Integer({ minimum: 1, maximum: 999 }),
  paidOn: Type.String({ format: 'date' }),
});
