import type { Action, DeskRequest, Price } from '../../../contract/desk';
import useSWR from 'swr';
import type { FileReference } from '../../../engine/index';
import { api, read } from '../../shared/api/api';
import { downloadFile } from '../../shared/products/documents';

const query = (values: Readonly<Record<string, string | number | undefined>>) => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
};

const ofRequest = (identifier: string, part = '') => `/desk/quote${part}?${query({ identifier })}`;

export function useDeskRequest(identifier: string) {
  return useSWR<DeskRequest, unknown>(ofRequest(identifier), read, {
    revalidateOnFocus: true,
    shouldRetryOnError: false,
  });
}

export function useDeskPart<Part>(identifier: string, part: '/history' | '/why') {
  return useSWR<Part, unknown>(ofRequest(identifier, part), read, { revalidateOnFocus: true });
}

export function usePrice(identifier: string, commercialPremium: number | undefined) {
  const key =
    commercialPremium !== undefined ? `/desk/quote/price?${query({ identifier, commercialPremium })}` : null;
  return useSWR<Price, unknown>(key, read, { keepPreviousData: true, shouldRetryOnError: false });
}

/** Sends a decision and answers with the status after it; a repetition with the same key is the same decision. Rejects with ApiError. */
export async function decide(action: Action, body: object, key: string): Promise<number> {
  const config = { headers: { 'Idempotency-Key': key }, noLoading: true };
  return (await api.post<{ Status: number }>(`/desk/quote/${action}`, body, config)).data.Status;
}

export function saveFile(identifier: string, { DocumentID, DocumentName }: FileReference): Promise<void> {
  const url = `/desk/quote/document?${query({ identifier, documentId: DocumentID })}`;
  return downloadFile(url, DocumentName);
}
