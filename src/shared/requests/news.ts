type Listener = (identifier: string | null) => void;

const listeners = new Set<Listener>();

/** Tells waiting pages that a request has changed; without an identifier, that any may have. */
export function tellNews(identifier: string | null): void {
  for (const listener of listeners) listener(identifier);
}

/** Calls back once there is news of a request; gives what ends that. */
export function onNews(identifier: string, call: () => void): () => void {
  const listener: Listener = (changed) => {
    if (changed === null || changed === identifier) call();
  };
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
