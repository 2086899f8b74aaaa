import { useState } from 'react';
import { currentUid } from '../auth/knownToken';
import { useSignOut } from '../auth/SignOutContext';

/** Its code is loaded from the start (useSendWaiting), so this works offline. */
const isAllThere = (uid: string): Promise<boolean> =>
  import('../requests/sendWaiting').then(
    ({ allReached }) => allReached(uid),
    () => false,
  );

/** Signs out once the server has all drafts, or the user was told that they are lost. */
export function useLeaving() {
  const signOut = useSignOut();
  const [isAsked, setAsked] = useState(false);
  const leave = async () => {
    const uid = currentUid();
    if (uid === undefined || (await isAllThere(uid))) await signOut();
    else setAsked(true);
  };
  const stay = () => setAsked(false);
  const leaveAnyway = () => {
    stay();
    void signOut();
  };
  return { isAsked, leave: () => void leave(), leaveAnyway, stay };
}
