import useSWR from 'swr';
import { api } from '../../shared/api/api';

/** One thing that is new, and where the help explains it. */
export interface UpdateItem {
  title: string;
  text: string;
  help: string;
}

/** The newest news of the portal. */
export interface PortalUpdates {
  Version: string;
  Title: string;
  Items: readonly UpdateItem[];
  /** This user has been shown them, or came afterwards. */
  Seen: boolean;
}

const quiet = { noLoading: true, ownErrors: true };

const readQuietly = async (url: string) => (await api.get<PortalUpdates>(url, quiet)).data;

/** News are no reason to disturb anybody with a failure. */
export const useUpdates = () => useSWR('/portalUpdates', readQuietly, { shouldRetryOnError: false });

export const markSeen = (version: string) => api.post('/portalUpdates/seen', { version }, quiet);
