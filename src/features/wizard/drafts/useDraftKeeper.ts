import { useCallback, useEffect, useRef, useState } from 'react';
import type { ToldOfDraft } from '../../../../contract/drafts';
import { answersOf, draftOf, isChanged, type Session } from '../../../../engine/index';
import type { WizardStore } from '../../../../renderers';
import { DraftKeeper, type DraftState } from './DraftKeeper';
import { choiceOf } from '../../../shared/products/choices';
import type { DraftOrigin, DraftWords, KeptDraft } from '../../../shared/requests/localDrafts';

const NOTHING = () => undefined;
/** Broadcast too, so that other windows stop showing closed notes. */
const NOTHING_TOLD: ToldOfDraft = { steps: [], isSummaryClosed: true };

/** The first part of a draft's name is its product. */
function wordsOf(name: string, session: Session): DraftWords {
  const open = session.definition.steps.find(({ index }) => session.steps[index]?.status === 'open');
  const choice = choiceOf(name.split(':')[0]!, answersOf(session));
  return { Step: open?.definition.title ?? null, Choice: choice ?? null };
}

/** Saves an unfinished wizard to the draft `found`; once ended elsewhere, nothing is saved. */
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
      const read = () => ({ ...draftOf(store.getSession()), told: news() ?? NOTHING_TOLD });
      const onlyHere = () => ({ news: news(), words: wordsOf(name, store.getSession()) });
      const keeper = new DraftKeeper({ uid, name, origin: origin.current, read, onlyHere, onState });
      let hasChanged = false;
      const unsubscribe = store.subscribe(() => {
        // Deletions are saved too, or the draft would restore them.
        hasChanged ||= isChanged(store.getSession());
        if (hasChanged) keeper.touch();
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
  /** Id of the filling, stable across windows; undefined before anything is saved. */
  const filling = useCallback(() => origin.current.mark ?? origin.current.id, []);
  const keepAsIs = useCallback(() => write.current(), []);
  /** After sending, nothing is written. */
  const end = useCallback(() => stop.current(), []);
  return { state, follow, filling, keepAsIs, end };
}
