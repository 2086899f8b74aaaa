type Listener = () => void;

let message = '';
const listeners = new Set<Listener>();

/** Says a sentence politely to a screen reader; the same sentence again is said again. */
export function announce(text: string) {
  message = text === message ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

/** Stable, so that it can stand in effects. */
export const useAnnounce = () => announce;

export const announcerStore = {
  read: () => message,
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
