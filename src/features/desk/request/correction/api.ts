import useSWR from 'swr';
import type { Correctable, CorrectionLink, CorrectionWish } from '../../../../../contract/corrections';
import { api, read } from '../../../../shared/api/api';
import { refreshDesk } from '../../refreshDesk';

const URL_OF_ALL = '/desk/quote/correction';

export function useCorrectable(identifier: string) {
  return useSWR<Correctable, unknown>(`${URL_OF_ALL}?identifier=${encodeURIComponent(identifier)}`, read);
}

/** Asks for a correction, once a key. Rejects with ApiError. */
export async function askCorrection(wish: CorrectionWish, key: string): Promise<true> {
  const headers = { 'Idempotency-Key': key };
  await api.post(URL_OF_ALL, wish, { headers, noLoading: true, ownErrors: true });
  await refreshDesk();
  return true;
}

/** A link for the open correction; its token is told this once. Rejects with ApiError. */
export async function makeCorrectionLink(identifier: string): Promise<CorrectionLink> {
  const config = { noLoading: true, ownErrors: true };
  return (await api.post<CorrectionLink>(`${URL_OF_ALL}/link`, { identifier }, config)).data;
}
