import { useEffect } from 'react';
import { usePages } from '../../../shared/table/usePages';
import { useRested } from '../../../shared/table/useRested';
import { keepFilter } from '../next/keptFilter';
import { useQueue } from './api';
import { filterOf, type QueueList } from './queueList';

export function useQueuePages(list: QueueList) {
  const filter = filterOf(list, useRested(list.text));
  const { search, turnFrom } = usePages(list, filter, undefined);
  const answer = useQueue(search);
  const key = JSON.stringify(filter);
  useEffect(() => keepFilter(JSON.parse(key) as typeof filter), [key]);
  return { ...answer, turnTo: turnFrom(answer.data?.Next) };
}
