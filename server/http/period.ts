import { addMonths, earliestWithin } from '../../engine/values';
import { problemsOf } from './Problem';

/** Civil dates YYYY-MM-DD, both included. */
export interface Period {
  from: string;
  to: string;
}

/** To the letter: specification 1 §5, "Summary search window" and "End date not after start". */
const refusePeriod = problemsOf({
  422: {
    PERIOD_TOO_LONG: 'Limite máximo de pesquisa 1 ano.',
    PERIOD_REVERSED: 'A data final deve ser maior que a data inicial.',
  },
});

const YEAR_MONTHS = 12;

/**
 * The period that is searched, at most one calendar year: an end that is not given is today, or of what lies `ahead` too,
 * such as due dates, a year after the start; a start that is not given is a year before the end. Undefined without either.
 * Throws PERIOD_REVERSED, PERIOD_TOO_LONG.
 */
export function periodOf(
  given: { from?: string | undefined; to?: string | undefined },
  today: string,
  { ahead = false } = {},
): Period | undefined {
  if (given.from === undefined && given.to === undefined) return undefined;
  // A start in the future means that day, not a period that runs backwards.
  const least = ahead && given.from ? addMonths(given.from, YEAR_MONTHS) : given.from;
  const to = given.to ?? later(today, least);
  const from = given.from ?? earliestWithin(to, YEAR_MONTHS);
  if (to < from) throw refusePeriod('PERIOD_REVERSED');
  if (to > addMonths(from, YEAR_MONTHS)) throw refusePeriod('PERIOD_TOO_LONG');
  return { from, to };
}

const later = (today: string, from = today) => (from > today ? from : today);
