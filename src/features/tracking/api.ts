import useSWR from 'swr';
import { read } from '../../shared/api/api';
import type { Filters } from './filters';

/** One request of a list. Money in R$, validity as ISO civil dates, times as ISO instants. */
export interface FoundQuote {
  Identifier: string;
  /** Product code. */
  QuoteType: string;
  ProductName: string;
  Status: number;
  HolderName: string | null;
  InsuredName: string | null;
  InsuredDocument: string | null;
  InsuredAmount: number | null;
  /** Null as long as nobody offered it. */
  GrossPremium: number | null;
  ValidityStart: string | null;
  ValidityEnd: string | null;
  CreatedAt: string;
  UpdatedAt: string;
}

export interface FoundPage {
  Items: readonly FoundQuote[];
  Total: number;
  Page: number;
  PageSize: number;
}

export function searchUrl({ text, ...rest }: Filters, page: number): string {
  const query = new URLSearchParams();
  if (text.trim()) query.set('text', text.trim());
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) query.set(name, String(value));
  query.set('page', String(page));
  return `/quotes/search?${query.toString()}`;
}

/** A page of requests; the last one stays on screen while another is fetched. */
export const useSearch = (filters: Filters, page: number) =>
  useSWR<FoundPage, unknown>(searchUrl(filters, page), read, {
    keepPreviousData: true,
    revalidateOnFocus: true,
    shouldRetryOnError: false,
  });
