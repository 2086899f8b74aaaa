import { flushSync } from 'react-dom';

const controls = 'input, select, textarea, button';

/** Puts the focus on an entry's own button, or on the first control of a place. */
export function focusPlace(pointer: string, button?: 'up' | 'down'): void {
  const place = document.querySelector(`[data-place="${CSS.escape(pointer)}"]`);
  const wanted = button && place?.querySelector<HTMLElement>(`[data-entry="${button}"]:not(:disabled)`);
  (wanted || place?.querySelector<HTMLElement>(controls))?.focus();
}

/** Makes a change, and leads whoever works by keys on to where it was made. */
export function goOn(change: () => void, pointer: string, button?: 'up' | 'down'): void {
  flushSync(change);
  focusPlace(pointer, button);
}
