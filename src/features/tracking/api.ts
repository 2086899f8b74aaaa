import type { FoundPage } from '../../../contract/search';
import useSWR from 'swr';
import { read } from '../../shared/api/api';
import type { Filters } from './filters';

export function searchUrl({ text, ...rest }: Filters, page: number): string {
  const query = new URLSearchParams();
  if (text.trim()) query.set('text', text.trim());
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) query.set(name, String(value));
  query.set('page', String(page));
  return `/quotes/search?${query.toString()}`;
}

/** A page of requests, or nothing without filters; the last one stays on screen while another is fetched. */
export const useSearch = (filters: Filters | null, page: number) =>
  useSWR<FoundPage, unknown>(filters && searchUrl(filters, page), read, {
    keepPreviousData: true,
    revalidateOnFocus: true,
    shouldRetryOnError: false,
  });
