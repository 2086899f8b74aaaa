import type { Tone } from './Alert';

export interface Toast {
  id: number;
  tone: Tone;
  text: string;
  /** Milliseconds until it goes (5000 unless told). */
  duration: number;
}

type Listener = () => void;

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<Listener>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast at the bottom left; at most four stay. */
export function toast(tone: Tone, text: string, duration = 5000) {
  set([...toasts, { id: ++last, tone, text, duration }].slice(-4));
}

export const dismissToast = (id: number) => set(toasts.filter((entry) => entry.id !== id));

export const toastStore = {
  read: () => toasts,
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
