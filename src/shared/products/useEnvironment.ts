import type { WizardContext } from '../../../contract/wizard';
import useSWR from 'swr';
import { createContext, type Environment, type Route } from '../../../engine';
import { read } from '../api/api';
import { constants } from 'virtual:lastro/constants';

/** What the engine is given about the day, the person who fills a wizard, and the address it stands under. */
export function useEnvironment(route?: Route): { env?: Environment; error: unknown } {
  const { data, error } = useSWR<WizardContext, unknown>('/wizard/context', read, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
  return { env: data && { today: data.today, constants, context: createContext(data, route) }, error };
}
