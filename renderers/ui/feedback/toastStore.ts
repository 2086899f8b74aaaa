import type { Tone } from './Alert';

export interface Toast {
  id: number;
  tone: Tone;
  text: string;
  /** Milliseconds; without it, until closed or the page is left. */
  duration?: number | undefined;
}

const PASSING = 5000;
/** Nobody has to read what went wrong within seconds (WCAG 2.2.1). */
const durations: Readonly<Record<Tone, number | undefined>> = {
  success: PASSING,
  info: PASSING,
  warning: PASSING,
  danger: undefined,
};

type Listener = () => void;

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<Listener>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast at the bottom left and returns its id; at most four stay, and a repeated one replaces the earlier.
 */
export function toast(tone: Tone, text: string, duration = durations[tone]): number {
  const others = toasts.filter((entry) => entry.tone !== tone || entry.text !== text);
  set([...others, { id: ++last, tone, text, duration }].slice(-4));
  return last;
}

export const dismissToast = (id: number) => set(toasts.filter((entry) => entry.id !== id));

/** Called on leaving a page: permanent toasts refer to it alone. */
export const dismissStaying = () => set(toasts.filter((entry) => entry.duration !== undefined));

export const toastStore = {
  read: () => toasts,
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
