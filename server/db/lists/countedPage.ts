import { COUNTED, COUNTED_OF_MUCH, PAGE_SIZE } from '../../../contract/page';
import type { Word } from './words';

/**
 * `found`: rows from the start of this page on, at most one page and one more; `counted`: rows of the whole list,
 * up to `limit`.
 */
export function countedPage(page: number, found: number, counted: number, limit: number) {
  const isLast = found <= PAGE_SIZE;
  const reached = found > 0 ? (page - 1) * PAGE_SIZE + found : 0;
  const Total = isLast && reached > 0 ? reached : Math.max(counted, reached);
  return { Total, More: !isLast && counted >= limit, Page: page, PageSize: PAGE_SIZE };
}

export const limitOf = (words: readonly Word[]): number => (words.length > 0 ? COUNTED_OF_MUCH : COUNTED);
