import { keepJson, keptJson } from '../../shared/storage/keptJson';
import { noFilters, parseFilters, type Filters } from './filters';

/** Where somebody was in the list. */
export interface Search {
  filters: Filters;
  page: number;
}

const keyOf = (uid: string) => `quoteFilter:${uid}`;

/**
 * What was searched before, by user: the filters stay in this browser, the text, which may name a person, and the
 * page go with the tab.
 */
export function readSearch(uid: string): Search {
  const filters = parseFilters(keptJson('local', keyOf(uid)));
  const tab = keptJson('session', keyOf(uid));
  const { page } = (tab ?? {}) as { page?: unknown };
  return {
    filters: { ...filters, text: parseFilters(tab).text },
    page: typeof page === 'number' && Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export function keepSearch(uid: string, { filters: { text, ...filters }, page }: Search): void {
  keepJson('local', keyOf(uid), { ...noFilters, ...filters });
  keepJson('session', keyOf(uid), { text, page });
}
