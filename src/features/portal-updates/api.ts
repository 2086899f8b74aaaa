import type { PortalUpdates } from '../../../contract/platform';
import useSWR from 'swr';
import { api } from '../../shared/api/api';

const quiet = { noLoading: true, ownErrors: true };

const readQuietly = async (url: string) => (await api.get<PortalUpdates>(url, quiet)).data;

/** A failure is not worth a message. */
export const useUpdates = () => useSWR('/portalUpdates', readQuietly, { shouldRetryOnError: false });

export const markSeen = (version: string) => api.post('/portalUpdates/seen', { version }, quiet);
