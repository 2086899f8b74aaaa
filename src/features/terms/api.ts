import type { Terms } from '../../../contract/terms';
import useSWR from 'swr';
import { api } from '../../shared/api/api';
import { ofNobody } from '../../shared/auth/publicData';

/** Downloads the text as a PDF; open to anybody, so a plain link does. */
export const termsDocument = '/api/termsofservice/document';

const readTerms = async () =>
  (await api.get<Terms>('/termsofservice', { noLoading: true, anonymous: true })).data;

/** The text, signed in or not. */
export const useTerms = () => useSWR(ofNobody('terms'), readTerms);

/** Signs the version that was read. The server records the address that it sees itself. */
export const acceptTerms = (version: string) =>
  api.post('/user/termsofservice/AceptLastVersion', {
    ipAddress: localStorage.getItem('ipAddress'),
    version,
  });
