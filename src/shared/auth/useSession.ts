import { useSyncExternalStore } from 'react';
import { sessionStore } from './session';

export const useSession = () => useSyncExternalStore(sessionStore.subscribe, sessionStore.read);

export function useUid(): string | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.identity.uid : undefined;
}
