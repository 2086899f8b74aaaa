import { useState } from 'react';
import { flushSync } from 'react-dom';
import useSWR, { useSWRConfig } from 'swr';
import type { Release, ReleaseList } from '../../contract/publishing';
import { toast } from '../../../renderers/ui';
import { api, read } from '../../../src/shared/api/api';
import { ApiError } from '../../../src/shared/api/ApiError';
import { describeError, type ErrorWords } from '../../../src/shared/api/describeError';
import { useNews } from '../useNews';

export type Action = 'approve' | 'withdraw' | 'back';

const DONE: Readonly<Record<Action, string>> = {
  approve: 'Publicação aprovada.',
  withdraw: 'Proposta retirada.',
  back: 'A publicação deixou de valer.',
};

export const headingOf = (release: number) => `release-${release}`;

interface Refusal extends ErrorWords {
  readonly unread?: number;
}

const isUnread = (failure: unknown) => failure instanceof ApiError && failure.code === 'IMPACT_MISSING';

/** The calls of a release for whoever approves it, and what it changes and was read of that. */
export const addressOf = (release: string | number) => `/workbench/release/${release}`;
export const changesOf = (release: string | number) => `${addressOf(release)}/products`;

const LIST = '/publishing/releases';

/** The releases and their actions; reloaded after each call, even if refused. */
export function usePublications() {
  const { data, error, mutate } = useSWR<ReleaseList, unknown>(LIST, read);
  useNews('publicacoes', () => mutate());
  const { mutate: mutateAny } = useSWRConfig();
  const [busy, setBusy] = useState<number>();
  const [refusal, setRefusal] = useState<Refusal>();
  const act = async (action: Action, { Id }: Release) => {
    setBusy(Id);
    setRefusal(undefined);
    try {
      await api.post(`/publishing/${action}`, { Id }, { noLoading: true });
      toast('success', DONE[action]);
    } catch (failure) {
      setRefusal({ ...describeError(failure), ...(isUnread(failure) && { unread: Id }) });
    }
    await Promise.allSettled([mutate(), mutateAny(changesOf(Id))]);
    flushSync(() => setBusy(undefined));
    // The pressed button disappears with its action.
    if (document.activeElement === document.body) document.getElementById(headingOf(Id))?.focus();
  };
  return { list: data, error, busy, refusal, act, again: mutate };
}

export type Publications = ReturnType<typeof usePublications>;
