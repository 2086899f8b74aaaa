import { useState } from 'react';
import type { Release } from '../../contract/publishing';

/**
 * The releases without those that others proposed since the page was opened: one that came by itself would push down what
 * somebody is about to press. `show` takes them in.
 */
export function useArrived(releases: readonly Release[] = []) {
  const newest = Math.max(0, ...releases.map(({ Id }) => Id));
  const [seen, setSeen] = useState(newest);
  // What was there when the list came first is no news.
  if (seen === 0 && newest > 0) setSeen(newest);
  const isArrived = ({ Id, IsMine }: Release) => Id > seen && !IsMine && seen > 0;
  return {
    shown: releases.filter((release) => !isArrived(release)),
    arrived: releases.filter(isArrived),
    show: () => setSeen(newest),
  };
}
