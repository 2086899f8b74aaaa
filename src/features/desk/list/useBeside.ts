import { useSyncExternalStore } from 'react';

const ROOM = '(min-width: 1440px)';
const asked = () => window.matchMedia?.(ROOM);

function subscribe(onChange: () => void) {
  const room = asked();
  room?.addEventListener('change', onChange);
  return () => room?.removeEventListener('change', onChange);
}

export const useBeside = () => useSyncExternalStore(subscribe, () => asked()?.matches ?? false);
