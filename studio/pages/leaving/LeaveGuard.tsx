import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { SignOutContext } from '../../../src/shared/auth/SignOutContext';
import { LeaveDialog } from './LeaveDialog';
import { unsavedStore } from './unsaved';
import { useGuardedHistory } from './useGuardedHistory';

interface Leaving {
  readonly isSigningOut: boolean;
  go(): void;
}

interface Props {
  readonly signOut: () => Promise<void>;
  readonly children: ReactNode;
}

/** Asks before unsaved changes are left by a link, Back or signing out. */
export function LeaveGuard({ signOut, children }: Props) {
  const [leaving, setLeaving] = useState<Leaving>();
  const ask = useCallback((go: () => void) => setLeaving({ isSigningOut: false, go }), []);
  const history = useGuardedHistory(ask);
  const out = useMemo(
    () => async () => {
      if (unsavedStore.read()) setLeaving({ isSigningOut: true, go: () => void signOut() });
      else await signOut();
    },
    [signOut],
  );
  const leave = () => {
    // Cleared so that nothing is asked twice.
    unsavedStore.write(null);
    setLeaving(undefined);
    leaving?.go();
  };
  const save = async () => {
    if (await unsavedStore.read()?.save()) leave();
    else setLeaving(undefined);
  };
  return (
    <SignOutContext value={out}>
      <NavigationContext value={history}>{children}</NavigationContext>
      {leaving && (
        <LeaveDialog
          isSigningOut={leaving.isSigningOut}
          onSave={save}
          onLeave={leave}
          onStay={() => setLeaving(undefined)}
        />
      )}
    </SignOutContext>
  );
}
