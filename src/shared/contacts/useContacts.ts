import type { Contacts } from '../../../contract/people';
import useSWR, { mutate } from 'swr';
import { api, orSeen } from '../api/api';

const KEY = '/user/contacts';
const ONCE = { revalidateIfStale: false, shouldRetryOnError: false };

const readContacts = (url: string) =>
  orSeen(url, async () => (await api.get<Contacts>(url, { noLoading: true, ownErrors: true })).data);

/** The people who look after the signed-in user; a failure leaves the panel without them. Asks once `isOn`. */
export const useContacts = (isOn = true) => useSWR(isOn ? KEY : null, readContacts, ONCE).data;

export const keepContacts = ({ executive, assistants, superintendent }: Contacts) =>
  mutate(KEY, { executive, assistants, superintendent }, { revalidate: false });
