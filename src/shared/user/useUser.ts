import useSWR, { mutate, preload } from 'swr';
import { read } from '../api/api';
import { sessionStore } from '../auth/session';
import { useSession } from '../auth/useSession';
import type { FoundUser, LoggedUser } from '../../../contract/people';
import { takePublished } from '../products/sold';

/** Loaded by the sign-in; changes reread it. */
const ONCE = { revalidateIfStale: false, revalidateOnFocus: false };

const keyOf = (email: string) => `/user/find?Email=${encodeURIComponent(email)}`;

/** Takes the catalogue before any page opens: the address may be that of a wizard that was published. */
async function readUser(address: string): Promise<LoggedUser> {
  const { catalogue, ...user } = await read<FoundUser>(address);
  takePublished(catalogue);
  return user;
}

export function useUser() {
  const session = useSession();
  const key = session.status === 'signed-in' ? keyOf(session.identity.email) : null;
  const { data, error } = useSWR<LoggedUser>(key, readUser, ONCE);
  return { user: data, error: error as unknown };
}

/** Loads the user as soon as the session is known, in parallel with the frame's code. */
export function askForUser(): () => void {
  const unsubscribe = sessionStore.subscribe(() => {
    const session = sessionStore.read();
    if (session.status === 'starting') return;
    unsubscribe();
    // useUser takes the answer up, and tells of a failure.
    if (session.status === 'signed-in')
      preload(keyOf(session.identity.email), readUser).catch(() => undefined);
  });
  return unsubscribe;
}

export const keepUser = (user: LoggedUser) => mutate(keyOf(user.email), user, { revalidate: false });
