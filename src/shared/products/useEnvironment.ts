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
  /** About to be filled: uses what was published meanwhile, then keeps it. */
  readonly anew?: boolean;
  readonly constants?: string | undefined;
}

/** Takes the catalogue before any page sees the context. */
async function readContext(address: string): Promise<WizardContext> {
  const context = await read<WizardContext>(address);
  takePublished(context.catalogue);
  return context;
}

export function useEnvironment(route?: Route, { anew = false, constants: named }: Wanted = {}) {
  const { context, error } = useContextOf(anew);
  const { constants, error: failure } = useConstants(named ?? context?.constants);
  const isReady = context !== undefined && constants !== undefined;
  const env: Environment | undefined = isReady
    ? { today: dayOf(context), constants, context: createContext(context, route) }
    : undefined;
  return { env, definitions: context?.definitions, error: error ?? failure };
}

/** Cached answers hold the day of their request. */
const dayOf = (context: WizardContext) => (isSeenAgain(ADDRESS) ? today() : context.today);

export const useWizardContext = () => useContextOf(false).context;

function useContextOf(anew: boolean): { context: WizardContext | undefined; error: unknown } {
  const { data, error, isValidating } = useSWR<WizardContext, unknown>(ADDRESS, readContext, {
    revalidateOnFocus: false,
    revalidateIfStale: anew,
  });
  const [taken, take] = useState<WizardContext>();
  // Waits for a running request; offline, the known answer suffices.
  if (anew && !taken && data && !isValidating) take(data);
  const answered = anew ? taken : data;
  // During a deployment an older server may answer without hashes: the built ones apply.
  const context = answered && { ...AS_BUILT, ...answered };
  return { context, error: context ? undefined : error };
}
