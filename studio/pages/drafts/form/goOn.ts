import { flushSync } from 'react-dom';

const controls = 'input, select, textarea, button';

export function focusPlace(pointer: string, button?: 'up' | 'down'): void {
  const place = document.querySelector(`[data-place="${CSS.escape(pointer)}"]`);
  const wanted = button && place?.querySelector<HTMLElement>(`[data-entry="${button}"]:not(:disabled)`);
  (wanted || place?.querySelector<HTMLElement>(controls))?.focus();
}

/** Makes a change, then moves the keyboard focus to it. */
export function goOn(change: () => void, pointer: string, button?: 'up' | 'down'): void {
  flushSync(change);
  focusPlace(pointer, button);
}
