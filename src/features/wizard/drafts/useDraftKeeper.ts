import { useCallback, useEffect, useRef, useState } from 'react';
import { draftOf, isChanged } from '../../../../engine';
import type { WizardStore } from '../../../../renderers';
import { keepHere, keepThere } from './drafts';

const HERE_AFTER = 400;
const THERE_AFTER = 2_000;

export type DraftState = 'none' | 'kept' | 'local';

/** Keeps an unfinished wizard: in this browser soon after each change, on the server once typing pauses. */
export function useDraftKeeper(uid: string, name: string) {
  const [state, setState] = useState<DraftState>('none');
  const stop = useRef(() => {});

  const follow = useCallback(
    (store: WizardStore) => {
      let here: ReturnType<typeof setTimeout> | undefined;
      let there: ReturnType<typeof setTimeout> | undefined;
      let dirty = false;
      const keepNow = () => {
        if (dirty) keepHere(uid, name, draftOf(store.getSession()));
        dirty = false;
      };
      const send = () =>
        keepThere(name, draftOf(store.getSession())).then(
          () => setState('kept'),
          () => setState('local'),
        );
      const unsubscribe = store.subscribe(() => {
        if (!isChanged(store.getSession())) return;
        dirty = true;
        clearTimeout(here);
        clearTimeout(there);
        here = setTimeout(keepNow, HERE_AFTER);
        there = setTimeout(() => void send(), THERE_AFTER);
      });
      addEventListener('pagehide', keepNow);
      stop.current();
      stop.current = () => {
        keepNow();
        clearTimeout(here);
        clearTimeout(there);
        unsubscribe();
        removeEventListener('pagehide', keepNow);
      };
    },
    [uid, name],
  );

  useEffect(() => () => stop.current(), []);
  return { state, follow };
}
