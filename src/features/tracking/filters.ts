import { registeredStatuses } from '../../../contract/statuses/quote';
import { paths } from '../../shared/paths';
import { isDayText } from '../../shared/table/period';

/** What narrows the list of requests; dates are ISO civil dates. */
export interface Filters {
  text: string;
  status?: number;
  /** Product code. */
  product?: string;
  from?: string;
  to?: string;
}

export const noFilters: Filters = { text: '' };

export const isNarrow = (filters: Filters) =>
  filters.text.trim() !== '' ||
  [filters.status, filters.product, filters.from, filters.to].some((value) => value !== undefined);

/** Filters out of what a browser kept; whatever is not of this shape is left out. */
export function parseFilters(kept: unknown): Filters {
  const { text, status, product, from, to } = (typeof kept === 'object' && kept ? kept : {}) as Record<
    string,
    unknown
  >;
  return {
    text: typeof text === 'string' ? text : '',
    ...(typeof status === 'number' && { status }),
    ...(typeof product === 'string' && { product }),
    ...(isDayText(from) && { from }),
    ...(isDayText(to) && { to }),
  };
}

const STATUS = 'situacao';

/** The list of the requests of one status, whatever was searched for before. */
export const requestsOf = (status: number) => `${paths.requestStatus}?${STATUS}=${status}`;

/** The status that an address names. */
export const statusIn = (params: URLSearchParams): number | undefined =>
  registeredStatuses.find((status) => String(status) === params.get(STATUS));
