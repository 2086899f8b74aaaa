import type { BilletCount } from '../../../contract/billing';
import type { Home } from '../../../contract/home';
import useSWR from 'swr';
import { allSent } from '../../shared/requests/underWay';
import { api, orSeen, read } from '../../shared/api/api';

const countBillets = async (url: string) => {
  const options = { noLoading: true, ownErrors: true, patient: true };
  return (await api.post<BilletCount>(url, { SearchFromCacheOnly: true }, options)).data.countExpired;
};

export const useExpiredBillets = () =>
  useSWR('/financial/search', countBillets, { shouldRetryOnError: false });

const readHome = (url: string) =>
  orSeen(
    url,
    async () => (await api.get<Home>(url, { noLoading: true, ownErrors: true, patient: true })).data,
  );

const readNeeds = async (url: string) => {
  await allSent();
  return readHome(url);
};
const homePart = (email: string | undefined, part: 'needsYou' | 'inForce') =>
  email === undefined ? null : `/InsuranceHome?${new URLSearchParams({ email, part }).toString()}`;

/** Each part of home loads, fails and is retried by itself. */
export const useNeedsYou = (email: string | undefined) =>
  useSWR<Home, unknown>(homePart(email, 'needsYou'), readNeeds, { shouldRetryOnError: false });

export const useInForce = (email: string | undefined) =>
  useSWR<Home, unknown>(homePart(email, 'inForce'), readHome, { shouldRetryOnError: false });

export const useClients = (isWanted = true) =>
  useSWR<readonly unknown[]>(isWanted ? '/client/myClients' : null, read);

/** Puts the registration update off; the server lets that lapse after 30 days. */
export const postUpdateDenied = (email: string) =>
  api.post('/user/updateDenied', undefined, { params: { email }, noLoading: true, ownErrors: true });
