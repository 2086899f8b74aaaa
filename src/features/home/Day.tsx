import useSWR from 'swr';
import type { DeskDay } from '../../../contract/deskDay';
import { late } from '../../../renderers/ui/late';
import { api } from '../../shared/api/api';
import { Failed } from './Failed';

// Customers have no such day, and do not load how one looks.
const DayCard = late(async () => (await import('./DayCard')).DayCard);

/** With the code of its card: what stands below waits for both, and moves for neither. */
async function readDay(url: string): Promise<DeskDay> {
  const { data } = await api.get<DeskDay>(url, { noLoading: true, ownErrors: true, patient: true });
  await DayCard.fetch();
  return data;
}

/** What is due to an executive. */
export const useDay = (isExecutive: boolean) =>
  useSWR<DeskDay, unknown>(isExecutive && '/desk/day', readDay, { shouldRetryOnError: false });

/** An executive's home begins with the day. */
export function Day() {
  const { data, error, mutate } = useDay(true);
  if (data) return <DayCard day={data} />;
  return error ? <Failed what="o que vence hoje" onRetry={() => void mutate()} /> : null;
}
