import type { Outdated } from '../../../contract/people';
import useSWR, { mutate } from 'swr';
import { api } from '../api/api';
import { useSession } from '../auth/useSession';

const keyOf = (email: string) => `/user/isOutdated?email=${encodeURIComponent(email)}`;

const readOutdated = async (url: string) =>
  (await api.get<Outdated>(url, { noLoading: true, ownErrors: true })).data;

const current: Outdated = { isOutdated: false, updateDenied: false };

/** How old the signed-in user's data is; undefined until known. What cannot be told holds nobody up. Asks once `isOn`. */
export function useOutdated(isOn = true): Outdated | undefined {
  const session = useSession();
  const key = isOn && session.status === 'signed-in' ? keyOf(session.identity.email) : null;
  const options = { shouldRetryOnError: false, revalidateIfStale: false };
  const { data, error } = useSWR<Outdated, unknown>(key, readOutdated, options);
  return data ?? (error ? current : undefined);
}

export const keepOutdated = (email: string, outdated: Outdated) =>
  mutate(keyOf(email), outdated, { revalidate: false });
