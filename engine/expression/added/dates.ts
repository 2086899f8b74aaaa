import { addedOperators } from '../operatorsOf';
import { packedDate } from '../../values/civilDate';
import { addMonthsTo, dateOfDay, dayNumber, wholeMonths } from '../../values/civilDay';
import { dateText } from '../../values/dateText';
import { argument, integerOf } from './arguments';

const date = argument('date', 'date');
const from = argument('from', 'date');
const to = argument('to', 'date');

function addDays(start: unknown, days: unknown): string | null {
  const day = dayNumber(start);
  return day === 0 ? null : dateOfDay(day + integerOf(days));
}

function addMonths(start: unknown, months: unknown): string | null {
  return addMonthsTo(start, integerOf(months));
}

function addYears(start: unknown, years: unknown): string | null {
  return addMonthsTo(start, integerOf(years) * 12);
}

function daysBetween(first: unknown, last: unknown): number | null {
  const start = dayNumber(first);
  const end = dayNumber(last);
  return start === 0 || end === 0 ? null : end - start;
}

function monthsBetween(first: unknown, last: unknown): number | null {
  const start = packedDate(first);
  const end = packedDate(last);
  return start === 0 || end === 0 ? null : wholeMonths(start, end);
}

function yearsBetween(first: unknown, last: unknown): number | null {
  const months = monthsBetween(first, last);
  return months === null ? null : Math.trunc(months / 12) + 0;
}

function isDate(value: unknown): boolean {
  return packedDate(value) !== 0;
}

function formatDate(value: unknown): string | null {
  return packedDate(value) === 0 ? null : dateText(value as string);
}

export const dateOperators = addedOperators('dates', {
  addDays: {
    args: [date, argument('days', 'integer')],
    gives: 'The date so many days later (earlier, if negative); null outside the years 1 to 9999.',
    example: {
      expression: { addDays: [{ var: 'start' }, 90] },
      data: { start: '2026-11-20' },
      result: '2027-02-18',
    },
    apply: addDays,
    two: (first, second) => (frame) => addDays(first(frame), second(frame)),
  },
  addMonths: {
    args: [date, argument('months', 'integer')],
    gives: 'The same day so many months later, or the last day of a shorter month.',
    example: { expression: { addMonths: ['2026-01-31', 1] }, result: '2026-02-28' },
    apply: addMonths,
    two: (first, second) => (frame) => addMonths(first(frame), second(frame)),
  },
  addYears: {
    args: [date, argument('years', 'integer')],
    gives: 'The same day so many years later; 29 February becomes the 28th in a common year.',
    example: { expression: { addYears: ['2024-02-29', 1] }, result: '2025-02-28' },
    apply: addYears,
    two: (first, second) => (frame) => addYears(first(frame), second(frame)),
  },
  daysBetween: {
    args: [from, to],
    gives: 'Days from the first date to the second, not counting the first; negative when it is earlier.',
    example: { expression: { daysBetween: ['2026-11-20', '2027-02-18'] }, result: 90 },
    apply: daysBetween,
    two: (first, second) => (frame) => daysBetween(first(frame), second(frame)),
  },
  monthsBetween: {
    args: [from, to],
    gives: 'Whole calendar months: the most that can be added to the first date without passing the second.',
    example: { expression: { monthsBetween: ['2026-01-31', '2026-02-28'] }, result: 1 },
    apply: monthsBetween,
    two: (first, second) => (frame) => monthsBetween(first(frame), second(frame)),
  },
  yearsBetween: {
    args: [from, to],
    gives: 'Whole calendar years: the most that can be added to the first date without passing the second.',
    example: { expression: { yearsBetween: ['2024-02-29', '2027-02-28'] }, result: 3 },
    apply: yearsBetween,
    two: (first, second) => (frame) => yearsBetween(first(frame), second(frame)),
  },
  isDate: {
    args: [argument('value', 'any')],
    gives: 'Whether the value is a date of the calendar written YYYY-MM-DD.',
    example: { expression: { isDate: '2026-02-29' }, result: false },
    apply: isDate,
  },
  formatDate: {
    args: [date],
    gives: 'The date as DD/MM/YYYY.',
    example: { expression: { formatDate: '2026-11-20' }, result: '20/11/2026' },
    apply: formatDate,
  },
});
