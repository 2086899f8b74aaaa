import useSWR from 'swr';
import type { QueuePage } from '../../../contract/deskQueue';
import { late } from '../../../renderers/ui/late';
import { readByBody } from '../../shared/api/api';

// Customers have no queue, and do not load how one looks.
const QueueCard = late(async () => (await import('./QueueCard')).QueueCard);

/** With the code of its card where there is one: what stands below waits for both, and moves for neither. */
async function readQueue(call: readonly [string, object]): Promise<QueuePage> {
  const page = await readByBody<QueuePage>(call);
  if (page.Total > 0) await QueueCard.fetch();
  return page;
}

/** What waits for the brokerage, of an executive. */
export const useWaiting = (isExecutive: boolean) =>
  useSWR<QueuePage, unknown>(isExecutive && ['/desk/queue', { Page: 1 }], readQueue, {
    shouldRetryOnError: false,
  });

/** The work list's beginning; nothing while nothing waits. */
export function Queue() {
  const { data } = useWaiting(true);
  return data && data.Total > 0 ? <QueueCard queue={data} /> : null;
}
