import { useEffect, useState } from 'react';
import type { Session } from '../../engine/index';
import type { WizardStore } from '../store/WizardStore';

export function useSettledSession(store: WizardStore, delay = 250): Session {
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
