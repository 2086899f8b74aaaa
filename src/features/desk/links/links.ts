import type { DeskClient, DeskLink, LinkBody, LinkState, NewLink } from '../../../../contract/links';
import type { AnyFlow } from '../../../../contract/linkFlows';
import useSWR, { mutate } from 'swr';
import { api, read } from '../../../shared/api/api';
import type { Page } from '../../../../contract/page';

const LINKS = '/desk/links';

export function useLinks(state: LinkState | undefined, page: number) {
  const query = new URLSearchParams({ ...(state && { state }), page: String(page) });
  return useSWR<Page<DeskLink>, unknown>(`${LINKS}?${query.toString()}`, read, {
    revalidateOnFocus: true,
    keepPreviousData: true,
  });
}

export const useClients = () => useSWR<readonly DeskClient[], unknown>('/desk/clients', read);

const refresh = () => mutate((key) => typeof key === 'string' && key.startsWith(LINKS));

/** Makes a link; its token is told this once. Rejects with ApiError. */
export async function makeLink(wish: LinkBody): Promise<NewLink> {
  const { data } = await api.post<NewLink>(LINKS, wish, { noLoading: true });
  await refresh();
  return data;
}

/** Ends a link at once. Rejects with ApiError. */
export async function endLink(id: string): Promise<void> {
  await api.delete(LINKS, { params: { id }, noLoading: true }).finally(refresh);
}

/** What is told of a link once: for a wizard, or for one correction. */
export type MadeLink = Pick<NewLink, 'Token' | 'ExpiresAt'> & { readonly Flow: AnyFlow };

/** Where a client's wizard opens; a colon keeps the token apart from the path (decision 45). */
export const addressOf = ({ Flow, Token }: MadeLink) =>
  `${window.location.origin}/solicitacao-executivo/${Flow}/:${Token}`;
