import { useSyncExternalStore } from 'react';
import { catalogue as built } from 'virtual:lastro/catalogue';
import type { Catalogue, Requests } from '../../../engine/definition';
import { createStore } from '../createStore';

/** Null where the built catalogue applies to this user. */
const published = createStore<Catalogue | null>(null);

export function takePublished(catalogue: Catalogue | null | undefined): void {
  const next = catalogue ?? null;
  if (JSON.stringify(next) !== JSON.stringify(published.read())) published.write(next);
}

export const publishedCatalogue = published.read;

export const sold = (): Requests => published.read() ?? built;

export const useSold = (): Requests => usePublished() ?? built;

export const usePublished = () => useSyncExternalStore(published.subscribe, published.read);
