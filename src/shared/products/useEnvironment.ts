import type { WizardContext } from '../../../contract/wizard';
import { useState } from 'react';
import useSWR from 'swr';
import { createContext, type Environment, type Route } from '../../../engine/index';
import { read } from '../api/api';
import { today } from '../config/serverClock';
import { isSeenAgain } from '../offline/seenAgain';
import { takePublished } from './sold';
import { useConstants } from './useConstants';

const ADDRESS = '/wizard/context';
const AS_BUILT: Pick<WizardContext, 'definitions' | 'constants' | 'catalogue'> = {
  definitions: {},
  constants: '',
  catalogue: null,
};

interface Wanted {
  /** It is about to be filled: what was published while the portal was open counts, and then stays. */
  readonly anew?: boolean;
  /** Hash of the constants that it was filled with. */
  readonly constants?: string;
}

/** What is sold is known before any page hears of its person. */
async function readContext(address: string): Promise<WizardContext> {
  const context = await read<WizardContext>(address);
  takePublished(context.catalogue);
  return context;
}

/** What the engine is given about the day, the person who fills a wizard, and the address it stands under. */
export function useEnvironment(route?: Route, { anew = false, constants: named }: Wanted = {}) {
  const { context, error } = useContextOf(anew);
  const { constants, error: failure } = useConstants(named ?? context?.constants);
  const isReady = context !== undefined && constants !== undefined;
  const env: Environment | undefined = isReady
    ? { today: dayOf(context), constants, context: createContext(context, route) }
    : undefined;
  return { env, definitions: context?.definitions, error: error ?? failure };
}

/** What was answered on another day says that day. */
const dayOf = (context: WizardContext) => (isSeenAgain(ADDRESS) ? today() : context.today);

/** What the server said of who fills a wizard, once it is known. */
export const useWizardContext = () => useContextOf(false).context;

function useContextOf(anew: boolean): { context?: WizardContext; error: unknown } {
  const { data, error, isValidating } = useSWR<WizardContext, unknown>(ADDRESS, readContext, {
    revalidateOnFocus: false,
    revalidateIfStale: anew,
  });
  const [taken, take] = useState<WizardContext>();
  // What is under way is waited for; where nobody answers, what was known will do.
  if (anew && !taken && data && !isValidating) take(data);
  const answered = anew ? taken : data;
  // While a deployment is under way a server from before may answer, which names nothing: what was built is meant.
  const context = answered && { ...AS_BUILT, ...answered };
  return { context, error: context ? undefined : error };
}
