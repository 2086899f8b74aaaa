import useSWR from 'swr';
import type { MostAsked } from '../../../contract/search';
import { read } from '../../shared/api/api';
import { useFlow } from '../../shared/requests/flow';

const none: ReadonlyMap<string, number> = new Map();

/** Undefined until known; empty for a link's visitor. */
export function useMostAsked(): ReadonlyMap<string, number> | undefined {
  const { executive } = useFlow();
  const { data, error } = useSWR<MostAsked, unknown>(executive ? null : '/quotes/most-asked', read, {
    shouldRetryOnError: false,
  });
  // On failure the catalogue's order is kept.
  if (executive || error) return none;
  return data && new Map(data.map(({ Product, Total }) => [Product, Total]));
}
