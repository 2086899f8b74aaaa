import type { WizardContext } from '../../../contract/wizard';
import useSWR from 'swr';
import { createContext, type Environment } from '../../../engine';
import { read } from '../api/api';
import { constants } from 'virtual:lastro/products';

/** What the engine is given about the day and the person who fills a wizard. */
export function useEnvironment(): { env?: Environment; error: unknown } {
  const { data, error } = useSWR<WizardContext, unknown>('/wizard/context', read, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
  return { env: data && { today: data.today, constants, context: createContext(data) }, error };
}
