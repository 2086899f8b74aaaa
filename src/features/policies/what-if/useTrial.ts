import { useMemo } from 'react';
import useSWR from 'swr';
import { catalogue } from 'virtual:lastro/catalogue';
import type { WhatIf, WhatIfTrial } from '../../../../contract/whatIf';
import { openTrial, type Trial } from '../../../../engine/index';
import { read } from '../../../shared/api/api';
import { useConstants } from '../../../shared/products/useConstants';
import { useDefinition } from '../../../shared/products/useDefinition';

export interface OpenedTrial extends WhatIfTrial {
  readonly trial: Trial;
}

const ENTRY = catalogue.changes![0]!;

/** One request loads everything: changes are then priced without the server. */
export function useTrial(policyNumber: string) {
  const url = `/Endorsement/whatIf?id=${encodeURIComponent(policyNumber)}`;
  // The policy may have been changed while the page stood open.
  const { data, error, mutate } = useSWR<WhatIf, unknown>(url, read, {
    shouldRetryOnError: false,
    revalidateOnFocus: true,
  });
  const told = data?.Trial;
  const loaded = useDefinition(told?.Wizard ?? ENTRY.wizard, told?.Definition ?? null);
  const table = useConstants(told?.Constants);
  const { definition } = loaded;
  const { constants } = table;
  const opened = useMemo((): OpenedTrial | undefined => {
    if (!told || !definition || !constants) return undefined;
    return { ...told, trial: openTrial(definition, { today: told.Day, constants }, told) };
  }, [told, definition, constants]);
  return {
    opened,
    refusal: data?.Refusal,
    mayAsk: data?.MayAsk ?? false,
    error: data ? (loaded.error ?? table.error) : error,
    again: () => void mutate(),
  };
}
