import { daysInMonth, packedDate } from './civilDate';

/** Civil-day arithmetic on ISO dates, in integers: day 1 is 0001-01-01, day 3652059 is 9999-12-31. */
const LAST_DAY = 3_652_059;
const DAYS_BEFORE_MARCH_OF_YEAR_ZERO = 305;
const DAYS_OF_400_YEARS = 146_097;

/** `-MM-DD` at month × 32 + day, and the years met so far: a date is one concatenation. */
const monthDayTexts = Array.from(
  { length: 13 * 32 },
  (_, at) => `-${twoDigits(at >> 5)}-${twoDigits(at & 31)}`,
);
const yearTexts = Array.from<string | undefined>({ length: 10_000 });

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** The day number of an ISO date; 0 when the value is not a civil date of the years 1 to 9999. */
export function dayNumber(value: unknown): number {
  const packed = packedDate(value);
  if (packed === 0) return 0;
  return dayOf((packed / 10_000) | 0, ((packed / 100) | 0) % 100, packed % 100);
}

/** Years begin in March here, so that the leap day is the last of its year. */
function dayOf(year: number, month: number, day: number): number {
  const y = month > 2 ? year : year - 1;
  const dayOfYear = (((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) | 0) + day;
  const leapDays = ((y / 4) | 0) - ((y / 100) | 0) + ((y / 400) | 0);
  return y * 365 + leapDays + dayOfYear - DAYS_BEFORE_MARCH_OF_YEAR_ZERO - 1;
}

/** The ISO date of a day number, or null outside the years 1 to 9999. */
export function dateOfDay(day: number): string | null {
  if (!(day >= 1 && day <= LAST_DAY)) return null;
  const shifted = day + DAYS_BEFORE_MARCH_OF_YEAR_ZERO;
  const era = (shifted / DAYS_OF_400_YEARS) | 0;
  const dayOfEra = shifted - era * DAYS_OF_400_YEARS;
  const skipped = ((dayOfEra / 1460) | 0) - ((dayOfEra / 36_524) | 0) + ((dayOfEra / 146_096) | 0);
  const yearOfEra = ((dayOfEra - skipped) / 365) | 0;
  const dayOfYear = dayOfEra - (365 * yearOfEra + ((yearOfEra / 4) | 0) - ((yearOfEra / 100) | 0));
  const monthFromMarch = ((5 * dayOfYear + 2) / 153) | 0;
  const dayOfMonth = dayOfYear - (((153 * monthFromMarch + 2) / 5) | 0) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return isoDate(era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, dayOfMonth);
}

function isoDate(year: number, month: number, day: number): string {
  return (yearTexts[year] ?? yearText(year)) + (monthDayTexts[month * 32 + day] as string);
}

function yearText(year: number): string {
  const text = String(year).padStart(4, '0');
  yearTexts[year] = text;
  return text;
}

/** The same day some months later or earlier, clamped to the month's end; null outside the years 1 to 9999. */
export function addMonthsTo(value: unknown, months: number): string | null {
  const packed = packedDate(value);
  if (packed === 0) return null;
  const total = ((packed / 10_000) | 0) * 12 + (((packed / 100) | 0) % 100) - 1 + months;
  const year = Math.floor(total / 12);
  if (!(year >= 1 && year <= 9999)) return null;
  const month = total - year * 12 + 1;
  return isoDate(year, month, Math.min(packed % 100, daysInMonth(year, month)));
}

/** Whole months from the earlier to the later of two packed dates: the most that can be added and not pass it. */
export function wholeMonths(from: number, to: number): number {
  if (from > to) return 0 - wholeMonths(to, from);
  const toYear = (to / 10_000) | 0;
  const toMonth = ((to / 100) | 0) % 100;
  const months = (toYear - ((from / 10_000) | 0)) * 12 + toMonth - (((from / 100) | 0) % 100);
  const reached = Math.min(from % 100, daysInMonth(toYear, toMonth)) <= to % 100;
  return reached ? months : months - 1;
}

/** The date some days later or earlier, which stops at the first and the last day there is. */
export function addDays(date: string, days: number): string {
  const day = Math.min(Math.max(dayNumber(date) + days, 1), LAST_DAY);
  return dateOfDay(day) as string;
}

/** As addMonthsTo, of a date that is known to be one; outside the years 1 to 9999 the date itself. */
export function addMonths(date: string, months: number): string {
  return addMonthsTo(date, months) ?? date;
}

/** The first day from which so many months reach `date`: a day is clamped forwards, so that the way back alone may fall short. */
export function earliestWithin(date: string, months: number): string {
  const back = addMonths(date, -months);
  return addMonths(back, months) < date ? addDays(back, 1) : back;
}

/** 0 is Sunday: the first day of year 1 was a Monday. */
export function weekdayOf(date: string): number {
  return dayNumber(date) % 7;
}

export function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

export const inRange = (date: string, min?: string, max?: string) =>
  (!min || date >= min) && (!max || date <= max);
