import { useCallback, useEffect, useState } from 'react';
import { listDrafts, type DraftList } from '../../shared/requests/draftList';
import { draftTurns } from '../../shared/requests/underWay';

/** Undefined until known, and while `isWanted` is false. */
export function useDrafts(uid: string, product?: string, isWanted = true) {
  // Not cached: an old list would open a second wizard beside the draft just left.
  const [found, setFound] = useState<DraftList>();
  const read = useCallback(async () => setFound(await listDrafts(uid, product)), [uid, product]);
  useEffect(() => {
    if (!isWanted) return undefined;
    let current = true;
    const readNow = () => void listDrafts(uid, product).then((list) => current && setFound(list));
    readNow();
    const unsubscribe = draftTurns.subscribe(readNow);
    return () => {
      current = false;
      unsubscribe();
    };
  }, [uid, product, isWanted]);
  return { drafts: found?.drafts, isWhole: found?.isWhole ?? false, again: () => void read() };
}
