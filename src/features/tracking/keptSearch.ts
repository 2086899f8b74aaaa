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
  const filters = parseFilters(stored(localStorageOf(), keyOf(uid)));
  const tab = stored(sessionStorageOf(), keyOf(uid));
  const { page } = (tab ?? {}) as { page?: unknown };
  return {
    filters: { ...filters, text: parseFilters(tab).text },
    page: typeof page === 'number' && Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export function keepSearch(uid: string, { filters: { text, ...filters }, page }: Search): void {
  store(localStorageOf(), keyOf(uid), { ...noFilters, ...filters });
  store(sessionStorageOf(), keyOf(uid), { text, page });
}

// A browser may block its storage: then nothing is remembered, and that is all.
const localStorageOf = () => attempt(() => localStorage);
const sessionStorageOf = () => attempt(() => sessionStorage);

function stored(storage: Storage | undefined, key: string): unknown {
  return attempt(() => JSON.parse(storage?.getItem(key) ?? 'null') as unknown);
}

const store = (storage: Storage | undefined, key: string, value: object) =>
  attempt(() => storage?.setItem(key, JSON.stringify(value)));

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
