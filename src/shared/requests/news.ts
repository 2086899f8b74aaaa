type Listener = (identifier: string | null) => void;

const listeners = new Set<Listener>();

/** null: any request may have changed. */
export function tellNews(identifier: string | null): void {
  for (const listener of listeners) listener(identifier);
}

/** Returns the unsubscribe function. */
export function onNews(identifier: string, call: () => void): () => void {
  const listener: Listener = (changed) => {
    if (changed === null || changed === identifier) call();
  };
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
