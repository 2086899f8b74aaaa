import { useEffect, useLayoutEffect, useRef } from 'react';
import { onNews } from '../../src/shared/requests/news';

/**
 * Looks again once the hub tells that somebody changed what is named, here or elsewhere; where the line was down, or no
 * WebSocket gets through, as often as the portal looks for everything.
 */
export function useNews(subject: string, look: () => unknown): void {
  const latest = useRef(look);
  useLayoutEffect(() => {
    latest.current = look;
  });
  useEffect(() => onNews(subject, () => void latest.current()), [subject]);
}
