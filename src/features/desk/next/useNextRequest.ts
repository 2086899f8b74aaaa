import { useNavigate } from 'react-router-dom';
import useSWRImmutable from 'swr/immutable';
import type { NextRequest } from '../../../../contract/deskQueue';
import { toast } from '../../../../renderers/ui';
import { readByBody } from '../../../shared/api/api';
import { useIntention } from '../../../shared/api/useIntention';
import { paths } from '../../../shared/paths';
import { keptFilter } from './keptFilter';

const ask = (identifier: string, After?: string) =>
  readByBody<NextRequest>([
    '/desk/queue/next',
    { ...keptFilter(), Identifier: identifier, ...(After && { After }) },
  ]);

/**
 * The way to the request that follows in the order of the list, whatever became of this one meanwhile: where it stood is
 * asked when it opens.
 */
export function useNextRequest(identifier: string) {
  const navigate = useNavigate();
  const { data } = useSWRImmutable(['place at the desk', identifier], () => ask(identifier), {
    shouldRetryOnError: false,
  });
  const { busy, run } = useIntention((after: string | null) => ask(identifier, after ?? undefined));
  const go = async () => {
    const next = (await run(data?.Place ?? null))?.Identifier;
    if (next === undefined) return;
    if (next === null) toast('info', 'Nenhuma outra solicitação espera nesta lista.');
    void navigate(next === null ? paths.desk : paths.deskRequest(next));
  };
  return { busy, go };
}
