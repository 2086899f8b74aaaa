import { createStore } from '../createStore';

/** Ids of the forms that stand on the page and can be submitted; a form is loaded some time after its dialog. */
export const openForms = createStore<readonly string[]>([]);

/** To be called when a form is there; what it gives back is called when the form goes. */
export function formOpened(id: string): () => void {
  openForms.write([...openForms.read(), id]);
  return () => openForms.write(openForms.read().filter((open) => open !== id));
}
