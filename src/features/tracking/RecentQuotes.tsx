import useSWR from 'swr';
import type { FoundPage } from '../../../contract/search';
import { Pending } from '../../../renderers/ui';
import { late } from '../../../renderers/ui/late';
import { read } from '../../shared/api/api';
import { lasting } from './api';

const RecentList = late(async () => (await import('./RecentList')).RecentList);

/** With the code of the cards where there are any: what stands below waits for both, and moves for neither. */
async function readNewest(url: string): Promise<FoundPage> {
  const page = await read<FoundPage>(url);
  if (page.Total > 0) await RecentList.fetch();
  return page;
}

/** The newest requests; without `asks` nothing is asked. */
export const useNewest = (asks = true) =>
  useSWR<FoundPage, unknown>(asks && '/quotes/search?page=1', readNewest, lasting);

/** The newest requests, on the home page; nothing while there is none. */
export function RecentQuotes() {
  const { data, error } = useNewest();
  if (!data && !error) return <Pending />;
  return data && data.Total > 0 ? <RecentList items={data.Items} /> : null;
}
