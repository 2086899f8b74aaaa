import { useState } from 'react';
import useSWR from 'swr';
import type { Release, ReleaseList } from '../../../../contract/publishing';
import { api, read } from '../../../shared/api/api';
import { describeError, type ErrorWords } from '../../../shared/api/describeError';

export type Action = 'approve' | 'withdraw' | 'back';

const LIST = '/publishing/releases';

/** The releases, and what may be done with them; after each call they are read again, refused or not. */
export function usePublications() {
  const { data, error, mutate } = useSWR<ReleaseList, unknown>(LIST, read);
  const [busy, setBusy] = useState<number>();
  const [refusal, setRefusal] = useState<ErrorWords>();
  const act = async (action: Action, { Id }: Release) => {
    setBusy(Id);
    setRefusal(undefined);
    try {
      await api.post(`/publishing/${action}`, { Id }, { noLoading: true });
    } catch (failure) {
      setRefusal(describeError(failure));
    }
    await mutate().catch(() => undefined);
    setBusy(undefined);
  };
  return { list: data, error, busy, refusal, act };
}

export type Publications = ReturnType<typeof usePublications>;
