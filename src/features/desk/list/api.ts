import useSWR from 'swr';
import type { QueuePage, QueueSearch } from '../../../../contract/deskQueue';
import { readList } from '../../../shared/api/api';

const lasting = { keepPreviousData: true, revalidateOnFocus: true, shouldRetryOnError: false } as const;

export const useQueue = (search: QueueSearch | undefined) =>
  useSWR<QueuePage, unknown>(search && ['/desk/queue', search], readList, lasting);
