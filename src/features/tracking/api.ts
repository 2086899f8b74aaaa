import useSWR from 'swr';
import type { BatchAnswer, BatchList } from '../../../contract/batches';
import type { TrackingPage, TrackingSearch } from '../../../contract/search';
import { api, readList } from '../../shared/api/api';

export const lasting = {
  keepPreviousData: true,
  revalidateOnFocus: true,
  shouldRetryOnError: false,
} as const;

/** A page of requests; the last one stays on screen while another is fetched. Without a search nothing is asked. */
export const useTracked = (search: TrackingSearch | undefined) =>
  useSWR<TrackingPage, unknown>(search && ['/quotes/search', search], readList, lasting);

/** What only helps to narrow the list, or sums it up, is missing without a word where it cannot be read. */
const readQuietly = async <Data>(url: string): Promise<Data> =>
  (await api.get<Data>(url, { noLoading: true, ownErrors: true })).data;

/** One's spreadsheets, by which the list can be narrowed. */
export const useBatches = () => useSWR<BatchList, unknown>('/quotes/batches', readQuietly, lasting);

/** One of them, summed up. */
export const useBatch = (id: string | undefined) =>
  useSWR<BatchAnswer, unknown>(id && `/quotes/batch?id=${id}`, readQuietly, lasting);
