import useSWR from 'swr';
import type { MostAsked } from '../../../contract/search';
import { read } from '../../shared/api/api';
import { useFlow } from '../../shared/requests/flow';

const none: ReadonlyMap<string, number> = new Map();

/** How often one asked for each product; undefined until that is known. A link's visitor asked for none. */
export function useMostAsked(): ReadonlyMap<string, number> | undefined {
  const { executive } = useFlow();
  const { data, error } = useSWR<MostAsked, unknown>(executive ? null : '/quotes/most-asked', read, {
    shouldRetryOnError: false,
  });
  // The order is a help that nobody waits for in vain.
  if (executive || error) return none;
  return data && new Map(data.map(({ Product, Total }) => [Product, Total]));
}
