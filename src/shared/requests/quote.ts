import type { PrintedSection } from '../../../engine';
import { api } from '../api/api';

/** The server's record of a request (specification 2 §3, Quotation). */
export interface Quote {
  readonly Identifier: string;
  readonly QuoteType: string;
  readonly Status: number;
  readonly Product: { readonly Name: string; readonly Wizard: string };
  /** Hash of the definition it was made under. */
  readonly Definition: string;
  /** The registered record, in the shape of its block. */
  readonly Record: unknown;
  /** The same by the field paths of its definition, and as it is printed: both as they were then. */
  readonly Answers: Readonly<Record<string, unknown>>;
  readonly Summary: readonly PrintedSection[];
  readonly ClientIsNominated: boolean;
  readonly CreatedAt: string;
  readonly AnalysisReason: string | null;
  readonly Quote: QuotePremium | null;
  /** From the choice of payment on. */
  readonly Proposal: Proposal | null;
  /** Once it is issued. */
  readonly Policy: Policy | null;
  readonly QuoteDenied: { readonly DeniedAt: string; readonly Reason: string } | null;
}

export interface QuotePremium {
  readonly GrossPremium: number;
  readonly CommercialPremium: number;
  readonly IOF: number;
  readonly InsurerName: string;
  readonly MaxInstallments: number;
  readonly InvoiceBilling: boolean;
  /** 30 days after its release, ISO instant. */
  readonly ExpiredAt: string;
  /** Its release, ISO instant. */
  readonly CreatedAt: string;
}

/** Instants are ISO; null where it has not come to that. */
export interface Proposal {
  readonly Number: string | null;
  readonly ReadyAt: string | null;
  readonly AcceptedAt: string | null;
  readonly ExpiredAt: string | null;
  /** Its first due date has passed: whoever accepts it chooses another. */
  readonly AsksDueDate: boolean;
  readonly Request: { readonly Payment: ChosenPayment };
}

export interface ChosenPayment {
  /** 1 boleto, 5 invoice. */
  readonly PaymentType: number;
  readonly Installments: number;
  readonly FirstInstallmentDueDateDelay: number | null;
  /** YYYY-MM-DD. */
  readonly FirstInstallmentDueDate: string;
}

export interface Policy {
  readonly Code: string;
  readonly Number: string;
  readonly IssuedAt: string;
  readonly Billets: readonly Billet[];
}

export interface Billet {
  readonly BillingId: string;
  readonly Installment: number;
  readonly Installments: number;
  /** YYYY-MM-DD. */
  readonly DueDate: string;
  /** R$. */
  readonly Amount: number;
  readonly Status: 'Pending' | 'Paid' | 'Expired';
}

export const quoteUrl = (identifier: string) => `/quote?identifier=${encodeURIComponent(identifier)}`;

export async function fetchQuote(identifier: string): Promise<Quote> {
  return (await api.get<Quote>(quoteUrl(identifier), { noLoading: true })).data;
}
