import { useCallback, useEffect, useRef, useState } from 'react';
import { draftOf, isChanged } from '../../../../engine';
import type { WizardStore } from '../../../../renderers';
import { DraftKeeper, type DraftState } from './DraftKeeper';
import type { DraftOrigin } from '../../../shared/requests/localDrafts';

/** Keeps an unfinished wizard, on the draft that was `found`; once that has ended elsewhere nothing is kept any more. */
export function useDraftKeeper(uid: string, name: string, found: DraftOrigin = {}) {
  const [state, setState] = useState<DraftState>('none');
  const stop = useRef(() => {});
  const origin = useRef<DraftOrigin>({ id: found.id, mark: found.mark });
  const hasEnded = useRef(false);

  const follow = useCallback(
    (store: WizardStore) => {
      stop.current();
      if (hasEnded.current) return;
      const onState = (next: DraftState) => {
        hasEnded.current = next === 'ended';
        setState(next);
      };
      const read = () => draftOf(store.getSession());
      const keeper = new DraftKeeper({ uid, name, origin: origin.current, read, onState });
      const unsubscribe = store.subscribe(() => {
        if (isChanged(store.getSession())) keeper.touch();
      });
      stop.current = () => {
        keeper.stop();
        unsubscribe();
      };
    },
    [uid, name],
  );

  useEffect(() => () => stop.current(), []);
  /** Names the filled wizard as long as its draft goes on, in whatever window; none before anything is kept. */
  const filling = useCallback(() => origin.current.mark ?? origin.current.id, []);
  return { state, follow, filling };
}
