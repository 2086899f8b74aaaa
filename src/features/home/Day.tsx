import useSWR from 'swr';
import type { DeskDay } from '../../../contract/deskDay';
import { late } from '../../../renderers/ui/late';
import { api } from '../../shared/api/api';
import { Failed } from './Failed';

// Customers never load the day card.
const DayCard = late(async () => (await import('./DayCard')).DayCard);

/** Loads data and card code together, so that the page shifts once. */
async function readDay(url: string): Promise<DeskDay> {
  const { data } = await api.get<DeskDay>(url, { noLoading: true, ownErrors: true, patient: true });
  await DayCard.fetch();
  return data;
}

export const useDay = (isExecutive: boolean) =>
  useSWR<DeskDay, unknown>(isExecutive && '/desk/day', readDay, { shouldRetryOnError: false });

export function Day() {
  const { data, error, mutate } = useDay(true);
  if (data) return <DayCard day={data} />;
  return error ? <Failed what="o que vence hoje" onRetry={() => void mutate()} /> : null;
}
