import { addMonths } from '../../../engine/values/civilDay';

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

/** To the letter, specification 1 §5. */
const TOO_LONG = 'Limite máximo de pesquisa 1 ano.';
const REVERSED = 'A data final deve ser maior que a data inicial.';
const YEAR_MONTHS = 12;

/** What is wrong with the period, as the server will see it: a start without an end goes to today. */
export function periodProblem({ from, to }: Filters, today: string): string | undefined {
  if (from === undefined) return undefined;
  const end = to ?? (from > today ? from : today);
  if (end < from) return REVERSED;
  return end > addMonths(from, YEAR_MONTHS) ? TOO_LONG : undefined;
}

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
    ...(isDate(from) && { from }),
    ...(isDate(to) && { to }),
  };
}

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
