import type { DraftEntry } from '../../../contract/drafts';
import type { BilletCount } from '../../../contract/billing';
import useSWR from 'swr';
import { api, read } from '../../shared/api/api';

const readDrafts = async (url: string) =>
  (await api.get<DraftEntry[]>(url, { noLoading: true, ownErrors: true })).data;

/** The drafts of the signed-in user; a failure leaves the card out rather than disturb home. */
export const useDrafts = () => useSWR('/draft', readDrafts, { shouldRetryOnError: false });

const countBillets = async (url: string) => {
  const options = { noLoading: true, ownErrors: true, patient: true };
  return (await api.post<BilletCount>(url, { SearchFromCacheOnly: true }, options)).data.countExpired;
};

/** How many billets are overdue. */
export const useExpiredBillets = () =>
  useSWR('/financial/search', countBillets, { shouldRetryOnError: false });

/** The clients that are the user's; not asked for while `isWanted` is false. */
export const useClients = (isWanted = true) =>
  useSWR<readonly unknown[]>(isWanted ? '/client/myClients' : null, read);

/** Puts the registration update off; the server lets that lapse after 30 days. */
export const postUpdateDenied = (email: string) =>
  api.post('/user/updateDenied', undefined, { params: { email }, noLoading: true, ownErrors: true });
