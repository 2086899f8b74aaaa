import { useLocation, useNavigate } from 'react-router-dom';
import useSWRImmutable from 'swr/immutable';
import type { NextRequest, QueueFilter } from '../../../../contract/deskQueue';
import { toast } from '../../../../renderers/ui';
import { readByBody } from '../../../shared/api/api';
import { useIntention } from '../../../shared/api/useIntention';
import { paths } from '../../../shared/paths';
import { keptFilter } from './keptFilter';

const ask = (filter: QueueFilter, identifier: string, After?: string) =>
  readByBody<NextRequest>([
    '/desk/queue/next',
    { ...filter, Identifier: identifier, ...(After && { After }) },
  ]);

/** The next request in list order, whatever became of this one: its place is asked for on opening. */
export function useNextRequest(identifier: string) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const filter = keptFilter();
  const place = ['place at the desk', identifier, filter] as const;
  const { data } = useSWRImmutable(place, () => ask(filter, identifier), { shouldRetryOnError: false });
  const { busy, run } = useIntention((after: string | null) => ask(filter, identifier, after ?? undefined));
  const go = async () => {
    const next = (await run(data?.Place ?? null))?.Identifier;
    if (next === undefined) return;
    if (next === null) toast('info', 'Nenhuma outra solicitação espera nesta lista.');
    void navigate({ pathname: next === null ? paths.desk : paths.deskRequest(next), search });
  };
  return { busy, go };
}
