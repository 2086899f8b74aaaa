import type { DeskClient, LinkBody, LinkPage, LinkSearch, NewLink } from '../../../../contract/links';
import type { AnyFlow } from '../../../../contract/linkFlows';
import useSWR from 'swr';
import { api, read, readList } from '../../../shared/api/api';
import { refreshDesk } from '../refreshDesk';

const LINKS = '/desk/links';

const lasting = { keepPreviousData: true, revalidateOnFocus: true, shouldRetryOnError: false } as const;

export const useLinks = (search: LinkSearch | undefined) =>
  useSWR<LinkPage, unknown>(search && [`${LINKS}/search`, search], readList, lasting);

export const useClients = () => useSWR<readonly DeskClient[], unknown>('/desk/clients', read);

/** Makes a link; its token is told this once. Rejects with ApiError. */
export async function makeLink(wish: LinkBody): Promise<NewLink> {
  const { data } = await api.post<NewLink>(LINKS, wish, { noLoading: true });
  await refreshDesk();
  return data;
}

/** Ends a link at once. Rejects with ApiError. */
export async function endLink(id: string): Promise<void> {
  await api.delete(LINKS, { params: { id }, noLoading: true });
}

export type MadeLink = Pick<NewLink, 'Token' | 'ExpiresAt'> & { readonly Flow: AnyFlow };

/** Where a client's wizard opens; a colon keeps the token apart from the path (decision 45). */
export const addressOf = ({ Flow, Token }: MadeLink) =>
  `${window.location.origin}/solicitacao-executivo/${Flow}/:${Token}`;
