import useSWR from 'swr';
import type { FoundPage } from '../../../contract/search';
import { Pending } from '../../../renderers/ui';
import { late } from '../../../renderers/ui/late';
import { read } from '../../shared/api/api';
import { lasting } from './api';

const RecentList = late(async () => (await import('./RecentList')).RecentList);

/** Loads data and card code together, so that the page shifts once. */
async function readNewest(url: string): Promise<FoundPage> {
  const page = await read<FoundPage>(url);
  if (page.Total > 0) await RecentList.fetch();
  return page;
}

export const useNewest = (asks = true) =>
  useSWR<FoundPage, unknown>(asks && '/quotes/search?page=1', readNewest, lasting);

export function RecentQuotes() {
  const { data, error } = useNewest();
  if (!data && !error) return <Pending />;
  return data && data.Total > 0 ? <RecentList items={data.Items} /> : null;
}
