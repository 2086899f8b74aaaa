import { useCallback, useEffect, useRef, useState } from 'react';
import { draftOf, isChanged } from '../../../../engine';
import type { WizardStore } from '../../../../renderers';
import { DraftKeeper, type DraftState } from './DraftKeeper';
import type { DraftOrigin, KeptDraft } from '../../../shared/requests/localDrafts';

const NOTHING = () => undefined;

/** Keeps an unfinished wizard, on the draft that was `found`; once that has ended elsewhere nothing is kept any more. */
export function useDraftKeeper(
  uid: string,
  name: string,
  found: DraftOrigin = {},
  news: () => KeptDraft['news'] = NOTHING,
) {
  const [state, setState] = useState<DraftState>('none');
  const stop = useRef(() => {});
  const write = useRef(() => {});
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
      const keeper = new DraftKeeper({ uid, name, origin: origin.current, read, news, onState });
      const unsubscribe = store.subscribe(() => {
        if (isChanged(store.getSession())) keeper.touch();
      });
      write.current = keeper.touch;
      stop.current = () => {
        keeper.stop();
        unsubscribe();
      };
    },
    [uid, name, news],
  );

  useEffect(() => () => stop.current(), []);
  /** Names the filled wizard as long as its draft goes on, in whatever window; none before anything is kept. */
  const filling = useCallback(() => origin.current.mark ?? origin.current.id, []);
  /** Keeps it as it is, where what changed is no answer. */
  const keepAsIs = useCallback(() => write.current(), []);
  /** What was kept is sent: nothing is written after it. */
  const end = useCallback(() => stop.current(), []);
  return { state, follow, filling, keepAsIs, end };
}
