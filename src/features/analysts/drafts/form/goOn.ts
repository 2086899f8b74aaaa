import { flushSync } from 'react-dom';

const FIRST = 'input, select, textarea, button';

/** Makes a change, and leads whoever works by keys on to where it was made: to a button of the entry, or to its first control. */
export function goOn(change: () => void, pointer: string, button?: 'up' | 'down'): void {
  flushSync(change);
  const place = document.querySelector(`[data-place="${CSS.escape(pointer)}"]`);
  const wanted = button && place?.querySelector<HTMLElement>(`[data-entry="${button}"]:not(:disabled)`);
  (wanted || place?.querySelector<HTMLElement>(`${FIRST}`))?.focus();
}
