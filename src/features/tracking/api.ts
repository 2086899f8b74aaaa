import useSWR from 'swr';
import type { TrackingPage, TrackingSearch } from '../../../contract/search';
import { readList } from '../../shared/api/api';

export const lasting = {
  keepPreviousData: true,
  revalidateOnFocus: true,
  shouldRetryOnError: false,
} as const;

/** A page of requests; the last one stays on screen while another is fetched. Without a search nothing is asked. */
export const useTracked = (search: TrackingSearch | undefined) =>
  useSWR<TrackingPage, unknown>(search && ['/quotes/search', search], readList, lasting);
