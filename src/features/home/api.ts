import useSWR from 'swr';
import { api } from '../../shared/api/api';

/** An unfinished wizard, kept by the server. */
export interface DraftEntry {
  /** Folder name of the wizard's definition. */
  product: string;
  /** ISO date and time. */
  updatedAt: string;
}

const readDrafts = async (url: string) =>
  (await api.get<DraftEntry[]>(url, { noLoading: true, ownErrors: true })).data;

/** The drafts of the signed-in user; a failure leaves the card out rather than disturb home. */
export const useDrafts = () => useSWR('/draft', readDrafts, { shouldRetryOnError: false });
