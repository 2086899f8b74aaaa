import { api } from '../../shared/api/api';

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
  readonly ClientIsNominated: boolean;
  readonly CreatedAt: string;
  readonly Quote: QuotePremium | null;
  readonly QuoteDenied: { readonly DeniedAt: string; readonly Reason: string } | null;
}

export interface QuotePremium {
  readonly GrossPremium: number;
  readonly CommercialPremium: number;
  readonly IOF: number;
  readonly InsurerName: string;
  readonly MaxInstallments: number;
  readonly ExpiredAt: string;
  readonly CreatedAt: string;
}

export const quoteUrl = (identifier: string) => `/quote?identifier=${encodeURIComponent(identifier)}`;

export async function fetchQuote(identifier: string): Promise<Quote> {
  return (await api.get<Quote>(quoteUrl(identifier), { noLoading: true })).data;
}
