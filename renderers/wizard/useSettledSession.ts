import { useEffect, useState } from 'react';
import type { Session } from '../../engine';
import { useWizard } from '../store/hooks';

/** The session after typing has paused, for parts of the page that need not follow every key. */
export function useSettledSession(delay = 250): Session {
  const { store } = useWizard();
  const [session, setSession] = useState(store.getSession);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setSession(store.getSession()), delay);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store, delay]);
  return session;
}
