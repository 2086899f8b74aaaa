import useSWR from 'swr';
import { createContext, type Environment, type Person } from '../../../engine';
import { read } from '../api/api';
import { constants } from 'virtual:lastro/products';

interface WizardContextAnswer extends Person {
  /** The server's business day, America/Sao_Paulo. */
  readonly today: string;
}

/** What the engine is given about the day and the person who fills a wizard. */
export function useEnvironment(): { env?: Environment; error: unknown } {
  const { data, error } = useSWR<WizardContextAnswer, unknown>('/wizard/context', read, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
  return { env: data && { today: data.today, constants, context: createContext(data) }, error };
}
