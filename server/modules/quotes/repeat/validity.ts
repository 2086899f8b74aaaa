import { addDays, addMonths, dayNumber, packedDate, wholeMonths } from '../../../../engine/values';

/** First and last day, YYYY-MM-DD. */
export interface Validity {
  readonly start: string;
  readonly end: string;
}

/** The same length as from `first` to `last`: in whole calendar months, else in days. */
export function endAfter(begin: string, first: string, last: string): string {
  const months = wholeMonths(packedDate(first), packedDate(last));
  const isWhole = months > 0 && addMonths(first, months) === last;
  return isWhole ? addMonths(begin, months) : addDays(begin, dayNumber(last) - dayNumber(first));
}

export function fromToday(
  { start, end }: { [day in keyof Validity]?: string | undefined },
  today: string,
  always = false,
): Partial<Validity> {
  if (!start || start === today || (start > today && !always)) return {};
  return { start: today, ...(end && { end: endAfter(today, start, end) }) };
}
