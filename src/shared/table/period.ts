import { addMonths, packedDate } from '../../../engine/values';

/** Civil days, both included; either may be open. */
export interface Period {
  from?: string;
  to?: string;
}

/** To the letter, specification 1 §5. */
const TOO_LONG = 'Limite máximo de pesquisa 1 ano.';
const REVERSED = 'A data final deve ser maior que a data inicial.';
const YEAR_MONTHS = 12;

/** What is wrong with the period, as the server will see it: a start without an end goes to today, or further on. */
export function periodProblem({ from, to }: Period, today: string): string | undefined {
  if (from === undefined) return undefined;
  const end = to ?? (from > today ? from : today);
  if (end < from) return REVERSED;
  return end > addMonths(from, YEAR_MONTHS) ? TOO_LONG : undefined;
}

/** Whether it is a day that lists are searched for, YYYY-MM-DD: one of the calendar, of this century or its neighbours. */
export const isDayText = (value: unknown): value is string =>
  typeof value === 'string' && /^(19|20|21)/.test(value) && packedDate(value) !== 0;
