import { useState } from 'react';
import { currentUid } from '../auth/knownToken';
import { useSignOut } from '../auth/SignOutContext';

/** Signs out, once the server has all that was typed, or its person has heard that it is lost. */
export function useLeaving() {
  const signOut = useSignOut();
  const [isAsked, setAsked] = useState(false);
  const leave = async () => {
    const uid = currentUid();
    const { allReached } = await import('../requests/allReached');
    if (uid === undefined || (await allReached(uid))) await signOut();
    else setAsked(true);
  };
  const stay = () => setAsked(false);
  const leaveAnyway = () => {
    stay();
    void signOut();
  };
  return { isAsked, leave: () => void leave(), leaveAnyway, stay };
}
