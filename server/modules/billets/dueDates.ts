import { addMonthsTo, dateOfDay, dayNumber } from '../../../engine/expression/civil-day';

/** An invoice has no date of its own: it is due when the last possible first installment would be. */
const INVOICE_DAYS = 30;

/** The first due date that was chosen on `day`, so many days from it; null for an invoice. Dates are YYYY-MM-DD. */
export function firstDueDate(day: string, delay: number | null): string {
  return daysAfter(day, delay ?? INVOICE_DAYS);
}

/**
 * The due dates of `count` installments: the first, then the same day of the following months or the last of a
 * shorter one. A first date that has passed when the policy is issued becomes the day after: nobody gets a billet
 * that is overdue already.
 */
export function dueDates(first: string, count: number, issuedOn: string): string[] {
  const earliest = daysAfter(issuedOn, 1);
  const start = first < earliest ? earliest : first;
  return Array.from({ length: count }, (_, index) => known(addMonthsTo(start, index)));
}

function daysAfter(day: string, days: number): string {
  return known(dateOfDay(dayNumber(day) + days));
}

function known(date: string | null): string {
  if (date === null) throw new Error('a due date lies outside the calendar');
  return date;
}
