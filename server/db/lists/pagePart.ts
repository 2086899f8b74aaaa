import { PAGE_SIZE } from '../../../contract/page';
import { cursorOf, placeOf } from './cursor';
import type { Place } from './inOrder';

/**
 * The part of a list that a page is, from where the page before ended or else by its number; with one row more,
 * which tells whether another page follows.
 */
export function pagePart(page: number, cursor?: string) {
  const after = placeOf(cursor);
  return { limit: PAGE_SIZE + 1, ...(after ? { after } : { offset: (page - 1) * PAGE_SIZE }) };
}

export const shownOf = <Row>(found: readonly Row[]): Row[] => found.slice(0, PAGE_SIZE);

/** Where the page after this one begins; null for the last. */
export const nextOf = (found: readonly { readonly place: Place }[]): string | null =>
  found.length > PAGE_SIZE ? cursorOf(found[PAGE_SIZE - 1]!.place) : null;
