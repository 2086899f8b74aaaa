import { flushSync } from 'react-dom';

const controls = 'input, select, textarea, button';

type Wanted = 'up' | 'down' | 'inside';

const selectorOf = (wanted: Wanted) =>
  wanted === 'inside' ? `:scope [data-inside] :is(${controls})` : `[data-entry="${wanted}"]:not(:disabled)`;

export function focusPlace(pointer: string, wanted?: Wanted): void {
  const place = document.querySelector(`[data-place="${CSS.escape(pointer)}"]`);
  const found = wanted && place?.querySelector<HTMLElement>(selectorOf(wanted));
  (found || place?.querySelector<HTMLElement>(controls))?.focus();
}

/** Makes a change, then moves the keyboard focus to it. */
export function goOn(change: () => void, pointer: string, wanted?: Wanted): void {
  flushSync(change);
  focusPlace(pointer, wanted);
}
