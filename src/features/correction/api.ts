import useSWR from 'swr';
import type { Correction, CorrectionAnswer } from '../../../contract/corrections';
import type { MovedQuote } from '../../../contract/emission';
import { api, read } from '../../shared/api/api';

/** Without `identifier`, the correction of the link that the page is opened by. */
export function useCorrection(identifier: string | undefined) {
  const query = identifier === undefined ? '' : `?identifier=${encodeURIComponent(identifier)}`;
  return useSWR<Correction, unknown>(`/quote/correction${query}`, read, { shouldRetryOnError: false });
}

/** Sends what was corrected; a repetition with the same key is the same answer. Rejects with ApiError. */
export async function sendCorrection(body: CorrectionAnswer, key: string): Promise<MovedQuote> {
  const config = { noLoading: true, ownErrors: true, headers: { 'Idempotency-Key': key } };
  return (await api.post<MovedQuote>('/quote/correction', body, config)).data;
}
