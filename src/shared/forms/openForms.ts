import { createStore } from '../createStore';

export const openForms = createStore<readonly string[]>([]);

/** Call when a form is there; call the returned function when it goes. */
export function formOpened(id: string): () => void {
  openForms.write([...openForms.read(), id]);
  return () => openForms.write(openForms.read().filter((open) => open !== id));
}
