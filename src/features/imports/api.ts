import useSWR from 'swr';
import type { ClientEntry } from '../../../contract/clients';
import type {
  AcceptImportBody,
  DeskImport,
  ImportBody,
  PolicyImport,
  TakenImport,
} from '../../../contract/imports';
import { api, read } from '../../shared/api/api';

const LIST = '/InsurancePolicy/imports';

/** What the user and colleagues of the same clients sent, newest first. */
export const useImports = () => useSWR<PolicyImport[], unknown>(LIST, read, { revalidateOnFocus: true });

export function useHolders() {
  const { data, error, mutate } = useSWR<ClientEntry[], unknown>('/client/myClients', read);
  return { holders: data?.filter(({ lead }) => !lead), error, retry: () => void mutate() };
}

/** Sends it once a key, however often it is tried; answers its identifier. */
export async function sendImport(body: ImportBody, requestKey: string): Promise<string> {
  const headers = { 'Idempotency-Key': requestKey };
  const options = { headers, noLoading: true, ownErrors: true };
  return (await api.post<TakenImport>('/InsurancePolicy/import', body, options)).data.Identifier;
}

export const useDeskImports = (open: boolean) =>
  useSWR<DeskImport[], unknown>(`/desk/imports?open=${open}`, read, { revalidateOnFocus: true });

const ofImport = (identifier: string, part: string) =>
  `/desk/imports/${encodeURIComponent(identifier)}/${part}`;

export async function readImportedPdf(identifier: string): Promise<Uint8Array> {
  const options = { responseType: 'arraybuffer', noLoading: true, ownErrors: true } as const;
  return new Uint8Array((await api.get<ArrayBuffer>(ofImport(identifier, 'document'), options)).data);
}

export const acceptImport = (identifier: string, body: AcceptImportBody) =>
  api.post(ofImport(identifier, 'accept'), body, { ownErrors: true });

export const refuseImport = (identifier: string, reason: string) =>
  api.post(ofImport(identifier, 'refuse'), { reason }, { ownErrors: true });
