import { useEffect, useLayoutEffect, useRef } from 'react';
import { onNews } from '../../src/shared/requests/news';

/**
 * Looks again when the hub reports a change of the subject; without a connection, at the portal's polling interval.
 */
export function useNews(subject: string, look: () => unknown): void {
  const latest = useRef(look);
  useLayoutEffect(() => {
    latest.current = look;
  });
  useEffect(() => onNews(subject, () => void latest.current()), [subject]);
}
