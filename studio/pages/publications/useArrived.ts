import { useState } from 'react';
import type { Release } from '../../contract/publishing';

/**
 * The releases without others' proposals since the page was opened: new ones would move buttons just being pressed.
 * `show` adds them.
 */
export function useArrived(releases: readonly Release[] = []) {
  const newest = Math.max(0, ...releases.map(({ Id }) => Id));
  const [seen, setSeen] = useState(newest);
  // The first list holds no news.
  if (seen === 0 && newest > 0) setSeen(newest);
  const isArrived = ({ Id, IsMine }: Release) => Id > seen && !IsMine && seen > 0;
  return {
    shown: releases.filter((release) => !isArrived(release)),
    arrived: releases.filter(isArrived),
    show: () => setSeen(newest),
  };
}
