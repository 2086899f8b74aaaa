import { useEffect, useRef } from 'react';
import { createStore } from '../../../src/shared/createStore';

export interface Unsaved {
  stays(pathname: string): boolean;
  save(): Promise<boolean>;
}

export const unsavedStore = createStore<Unsaved | null>(null);

/** While `isUnsaved`, leaving asks first. */
export function useUnsaved(isUnsaved: boolean, { stays, save }: Unsaved): void {
  const latest = useRef({ stays, save });
  useEffect(() => {
    latest.current = { stays, save };
  }, [stays, save]);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    unsavedStore.write({
      stays: (pathname) => latest.current.stays(pathname),
      save: () => latest.current.save(),
    });
    return () => {
      window.removeEventListener('beforeunload', ask);
      unsavedStore.write(null);
    };
  }, [isUnsaved]);
}
