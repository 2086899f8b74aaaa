import type { Terms } from '../../../contract/terms';
import useSWR from 'swr';
import { api, read } from '../../shared/api/api';
import { ofNobody } from '../../shared/auth/publicData';

/** Downloads the text as a PDF; open to anybody, so a plain link does. */
export const termsDocument = '/api/termsofservice/document';

const ACCEPTED = '/user/termsofservice/HasAceptedLastVersion';

const readTerms = async () =>
  (await api.get<Terms>('/termsofservice', { noLoading: true, anonymous: true })).data;

/** The text, signed in or not. */
export const useTerms = () => useSWR(ofNobody('terms'), readTerms);

/** Whether the signed-in user has accepted the version in force; undefined while it is not known. */
export function useHasAccepted() {
  const { data, error, mutate } = useSWR<boolean>(ACCEPTED, read);
  return { accepted: data, error: error as unknown, refresh: mutate };
}

/** Signs the version that was read. The server records the address that it sees itself. */
export const acceptTerms = (version: string) =>
  api.post('/user/termsofservice/AceptLastVersion', {
    ipAddress: localStorage.getItem('ipAddress'),
    version,
  });
