import type { Sorting } from '../../../renderers/ui';

export interface ListNames<Name extends string> {
  readonly key: string;
  /** By address name, a check of valid values. None may name a person. */
  readonly filters: Readonly<Record<Name, (value: string) => boolean>>;
  readonly sorts: readonly string[];
  readonly sorting: Sorting;
}

export interface ListState<Name extends string> {
  readonly filters: Readonly<Partial<Record<Name, string>>>;
  readonly sorting: Sorting;
  /** 1 is the first. */
  readonly page: number;
}

/** Undefined for the default, which has no name. */
export const nameOf = <Value>(names: Readonly<Record<string, Value>>, value: Value) =>
  Object.keys(names).find((name) => names[name] === value);

const LAST_PAGE = 100_000;
const SORT = 'ordem';
const PAGE = 'pagina';
const SHOWS = 'ver';

/** True where the address names no list state: the stored one then applies. */
export function isBare<Name extends string>({ filters }: ListNames<Name>, params: URLSearchParams): boolean {
  return !asksAll(params) && ![...Object.keys(filters), SORT, PAGE].some((name) => params.has(name));
}

/** True for links to the whole list, whatever was filtered before. */
export const asksAll = (params: URLSearchParams) => params.get(SHOWS) === 'tudo';

export const allOf = (path: string) => `${path}?${SHOWS}=tudo`;

/** Ignores invalid values. */
export function readAddress<Name extends string>(
  names: ListNames<Name>,
  params: URLSearchParams,
): ListState<Name> {
  const given = Object.entries<(value: string) => boolean>(names.filters).flatMap(([name, takes]) => {
    const value = params.get(name);
    return value !== null && takes(value) ? [[name, value] as const] : [];
  });
  return {
    filters: Object.fromEntries(given) as ListState<Name>['filters'],
    sorting: sortingOf(names, params.get(SORT) ?? ''),
    page: Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(params.get(PAGE))) || 1)),
  };
}

function sortingOf({ sorts, sorting }: Pick<ListNames<string>, 'sorts' | 'sorting'>, text: string): Sorting {
  const by = text.replace(/^-/, '');
  return sorts.includes(by) ? { by, descending: text.startsWith('-') } : sorting;
}

export function writeAddress<Name extends string>(
  { sorting: first }: ListNames<Name>,
  { filters, sorting, page }: ListState<Name>,
): Record<string, string> {
  const given = Object.entries<string | undefined>(filters).filter(([, value]) => value);
  const isFirst = sorting.by === first.by && sorting.descending === first.descending;
  return {
    ...(Object.fromEntries(given) as Record<string, string>),
    ...(!isFirst && { [SORT]: `${sorting.descending ? '-' : ''}${sorting.by}` }),
    ...(page > 1 && { [PAGE]: String(page) }),
  };
}
