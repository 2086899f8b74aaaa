import useSWR from 'swr';
import type { FoundPage, TrackingPage, TrackingSearch } from '../../../contract/search';
import { read, readList } from '../../shared/api/api';

const lasting = { keepPreviousData: true, revalidateOnFocus: true, shouldRetryOnError: false } as const;

/** The newest requests; without `asks` nothing is asked. */
export const useNewest = (asks = true) =>
  useSWR<FoundPage, unknown>(asks && '/quotes/search?page=1', read, lasting);

/** A page of requests; the last one stays on screen while another is fetched. Without a search nothing is asked. */
export const useTracked = (search: TrackingSearch | undefined) =>
  useSWR<TrackingPage, unknown>(search && ['/quotes/search', search], readList, lasting);
