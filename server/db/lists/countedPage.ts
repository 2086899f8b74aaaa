import { COUNTED, COUNTED_OF_MUCH, PAGE_SIZE } from '../../../contract/page';
import type { Word } from './words';

/**
 * What a page says of its list. `found` is how many there are from the page's first one on, one page and one more at
 * most; `counted` how many there are at all, as far as `limit`.
 */
export function countedPage(page: number, found: number, counted: number, limit: number) {
  const isLast = found <= PAGE_SIZE;
  const reached = found > 0 ? (page - 1) * PAGE_SIZE + found : 0;
  const Total = isLast && reached > 0 ? reached : Math.max(counted, reached);
  return { Total, More: !isLast && counted >= limit, Page: page, PageSize: PAGE_SIZE };
}

/** How far is counted what is not looked at one by one. */
export const limitOf = (words: readonly Word[]): number => (words.length > 0 ? COUNTED_OF_MUCH : COUNTED);
