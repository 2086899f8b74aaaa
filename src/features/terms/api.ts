import type { Terms } from '../../../contract/terms';
import useSWR from 'swr';
import { api } from '../../shared/api/api';
import { ofNobody } from '../../shared/auth/publicData';

/** A PDF open to anybody, so a plain link suffices. */
export const termsDocument = '/api/termsofservice/document';

const readTerms = async () =>
  (await api.get<Terms>('/termsofservice', { noLoading: true, anonymous: true })).data;

export const useTerms = () => useSWR(ofNobody('terms'), readTerms);

/** Signs the version that was read. The server records the address that it sees itself. */
export const acceptTerms = (version: string) =>
  api.post('/user/termsofservice/AceptLastVersion', {
    ipAddress: localStorage.getItem('ipAddress'),
    version,
  });
