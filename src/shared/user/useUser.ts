import useSWR, { mutate, preload } from 'swr';
import { read } from '../api/api';
import { sessionStore } from '../auth/session';
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

/** Asks for the user as soon as the session is found, while the frame that shows it is still being drawn. */
export function askForUser(): () => void {
  const unsubscribe = sessionStore.subscribe(() => {
    const session = sessionStore.read();
    if (session.status === 'starting') return;
    unsubscribe();
    // useUser takes the answer up, and tells of a failure.
    if (session.status === 'signed-in') preload(keyOf(session.identity.email), read).catch(() => undefined);
  });
  return unsubscribe;
}

/** Puts the answer of the login call where useUser finds it. */
export const keepUser = (user: LoggedUser) => mutate(keyOf(user.email), user, { revalidate: false });
