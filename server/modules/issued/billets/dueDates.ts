import { addMonthsTo, dateOfDay, dayNumber } from '../../../../engine/values';

/** An invoice has no date of its own: it is due when the last possible first installment would be. */
const INVOICE_DAYS = 30;

/** The first due date: `delay` days after the choice; null for an invoice. Dates are YYYY-MM-DD. */
export function firstDueDate(day: string, delay: number | null): string {
  return daysAfter(day, delay ?? INVOICE_DAYS);
}

/** A due date on the day itself has passed too: nothing may fall due before the day after. */
export function hasPassed(dueDate: string, day: string): boolean {
  return dueDate <= day;
}

/** The first due date of a policy that is issued on a day: the one agreed on, or where it has passed, the day after. */
export function dueFrom(agreed: string, issuedOn: string): string {
  return hasPassed(agreed, issuedOn) ? daysAfter(issuedOn, 1) : agreed;
}

/**
 * The due dates of `count` installments: the first, then the same day of the following months or the last of a
 * shorter one.
 */
export function dueDates(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => known(addMonthsTo(first, index)));
}

function daysAfter(day: string, days: number): string {
  return known(dateOfDay(dayNumber(day) + days));
}

function known(date: string | null): string {
  if (date === null) throw new Error('a due date lies outside the calendar');
  return date;
}
