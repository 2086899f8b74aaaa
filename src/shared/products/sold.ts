import { useSyncExternalStore } from 'react';
import { catalogue as built } from 'virtual:lastro/catalogue';
import type { Catalogue, Requests } from '../../../engine/definition';
import { createStore } from '../createStore';

/** What was published since the portal was built; null where that is what is sold to this person. */
const published = createStore<Catalogue | null>(null);

/** Takes what the server says is sold to whoever is here. */
export function takePublished(catalogue: Catalogue | null | undefined): void {
  const next = catalogue ?? null;
  if (JSON.stringify(next) !== JSON.stringify(published.read())) published.write(next);
}

export const publishedCatalogue = published.read;

/** What can be asked for now, and what ever could. */
export const sold = (): Requests => published.read() ?? built;

/** The same, drawn anew when it changes. */
export const useSold = (): Requests => usePublished() ?? built;

export const usePublished = () => useSyncExternalStore(published.subscribe, published.read);
