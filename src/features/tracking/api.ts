import useSWR from 'swr';
import type { BatchAnswer, BatchList } from '../../../contract/batches';
import type { TrackingPage, TrackingSearch } from '../../../contract/search';
import { api, readList } from '../../shared/api/api';

export const lasting = {
  keepPreviousData: true,
  revalidateOnFocus: true,
  shouldRetryOnError: false,
} as const;

export const useTracked = (search: TrackingSearch | undefined) =>
  useSWR<TrackingPage, unknown>(search && ['/quotes/search', search], readList, lasting);

/** Optional data: a failure is silent, and the data is missing. */
const readQuietly = async <Data>(url: string): Promise<Data> =>
  (await api.get<Data>(url, { noLoading: true, ownErrors: true })).data;

export const useBatches = () => useSWR<BatchList, unknown>('/quotes/batches', readQuietly, lasting);

export const useBatch = (id: string | undefined) =>
  useSWR<BatchAnswer, unknown>(id && `/quotes/batch?id=${id}`, readQuietly, lasting);
