import { useCallback, useSyncExternalStore } from 'react';
import type { Session } from '../../../engine/index';
import type { WizardStore } from '../../../renderers';

const nothing = () => undefined;

export function useLiveSession(store: WizardStore | undefined): Session | undefined {
  const subscribe = useCallback((listener: () => void) => store?.subscribe(listener) ?? nothing, [store]);
  return useSyncExternalStore(subscribe, () => store?.getSession());
}
