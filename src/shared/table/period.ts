import { addMonths, packedDate } from '../../../engine/values';

/** Civil days, both included; either may be open. */
export interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

/** To the letter, specification 1 §5. */
const TOO_LONG = 'Limite máximo de pesquisa 1 ano.';
const REVERSED = 'A data final deve ser maior que a data inicial.';
const YEAR_MONTHS = 12;

/** Same check as the server's: a start without end runs to today or later. */
export function periodProblem({ from, to }: Period, today: string): string | undefined {
  if (from === undefined) return undefined;
  const end = to ?? (from > today ? from : today);
  if (end < from) return REVERSED;
  return end > addMonths(from, YEAR_MONTHS) ? TOO_LONG : undefined;
}

/** A valid YYYY-MM-DD of the 20th to 22nd century. */
export const isDayText = (value: unknown): value is string =>
  typeof value === 'string' && /^(19|20|21)/.test(value) && packedDate(value) !== 0;
