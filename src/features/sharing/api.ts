import useSWR, { mutate } from 'swr';
import type { NewShare, Shared, Shares } from '../../../contract/sharing';
import { api, read } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { saveBlob } from '../../shared/saveBlob';

const quiet = { noLoading: true, ownErrors: true };

const keyOf = (identifier: string) => `/quote/shares?identifier=${encodeURIComponent(identifier)}`;

export const useShares = (identifier: string) => useSWR<Shares, unknown>(keyOf(identifier), read);

/** Makes a link; its token is told this once. One whose answer was lost is listed, to be revoked. Rejects with ApiError. */
export async function makeShare(identifier: string): Promise<NewShare> {
  const made = api.post<NewShare>('/quote/share', { identifier }, quiet);
  return (await made.finally(() => mutate(keyOf(identifier)))).data;
}

/** Ends a link at once. Rejects with ApiError. */
export async function endShare(identifier: string, id: string): Promise<void> {
  await api.delete('/quote/share', { ...quiet, params: { id } }).finally(() => mutate(keyOf(identifier)));
}

/** Where a link leads: what follows # leaves no browser, so no log and no other site learns the token. */
export const addressOf = ({ Token }: NewShare) => `${window.location.origin}${paths.shared}#${Token}`;

/** Rejects with ApiError. */
export const readShared = async (Token: string): Promise<Shared> =>
  (await api.post<Shared>('/shared', { Token }, quiet)).data;

/** Rejects with ApiError. */
export async function saveShared(Token: string, name: string): Promise<void> {
  const { data } = await api.post<Blob>('/shared/documents', { Token }, { ...quiet, responseType: 'blob' });
  saveBlob(data, name);
}
