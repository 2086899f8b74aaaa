type Listener = () => void;

let message = '';
const listeners = new Set<Listener>();

/** Has a screen reader say a sentence when it is free; the same sentence can be said again. */
export function announce(text: string) {
  message = text === message ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

export const announcerStore = {
  read: () => message,
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
