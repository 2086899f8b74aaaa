import useSWR, { mutate } from 'swr';
import { read } from '../api/api';
import { useSession } from '../auth/useSession';
import type { LoggedUser } from '../../../contract/people';

/** Signing in brings it along; who changes it reads it again. */
const ONCE = { revalidateIfStale: false, revalidateOnFocus: false };

const keyOf = (email: string) => `/user/find?Email=${encodeURIComponent(email)}`;

/** The signed-in user; undefined while it loads. */
export function useUser() {
  const session = useSession();
  const key = session.status === 'signed-in' ? keyOf(session.identity.email) : null;
  const { data, error } = useSWR<LoggedUser>(key, read, ONCE);
  return { user: data, error: error as unknown };
}

/** Puts the answer of the login call where useUser finds it. */
export const keepUser = (user: LoggedUser) => mutate(keyOf(user.email), user, { revalidate: false });
