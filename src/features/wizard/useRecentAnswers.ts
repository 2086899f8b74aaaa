import { useMemo } from 'react';
import useSWR from 'swr';
import type { RecentAnswers } from '../../../contract/search';
import type { CompiledDefinition } from '../../../engine/index';
import type { RecentByPath } from '../../../renderers';
import { api } from '../../shared/api/api';
import { useFlow } from '../../shared/requests/flow';

const quiet = { noLoading: true, ownErrors: true };
const readRecent = async (url: string) => (await api.get<RecentAnswers>(url, quiet)).data;
const none: RecentByPath = {};

/** Empty until known, on a link, and where it cannot be read. */
export function useRecentAnswers(wizard: string, { fields }: CompiledDefinition): RecentByPath {
  const { executive } = useFlow();
  const isWanted = !executive && fields.some(({ schema }) => schema.ui.recent);
  const url = `/quotes/recent-answers?${new URLSearchParams({ wizard }).toString()}`;
  const { data } = useSWR<RecentAnswers, unknown>(isWanted ? url : null, readRecent, {
    shouldRetryOnError: false,
  });
  return useMemo(() => (data ? named(data) : none), [data]);
}

const named = (data: RecentAnswers): RecentByPath =>
  Object.fromEntries(
    data.map(({ Path, Answers }) => [
      Path,
      Answers.map(({ Value, Name }) => ({ value: Value, name: Name ?? undefined })),
    ]),
  );
