import { useCallback, useSyncExternalStore } from 'react';
import type { Session } from '../../../engine/index';
import type { WizardStore } from '../../../renderers';

const nothing = () => undefined;

/** The session of the open wizard, following every event. */
export function useLiveSession(store: WizardStore | undefined): Session | undefined {
  const subscribe = useCallback((listener: () => void) => store?.subscribe(listener) ?? nothing, [store]);
  return useSyncExternalStore(subscribe, () => store?.getSession());
}
