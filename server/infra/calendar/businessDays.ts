import { dateOfDay, dayNumber } from '../../../engine/values';
import holidays from './holidays.json' with { type: 'json' };

const WEEK = 7;
/** Day 1, 0001-01-01, was a Monday. */
const SATURDAY = 6;

/** The day itself where banks work on it, else the next on which they do. YYYY-MM-DD. */
export function nextBusinessDay(day: string): string {
  return businessDayFrom(dayNumber(day), 1);
}

function lastBusinessDayBefore(day: string): string {
  return businessDayFrom(dayNumber(day) - 1, -1);
}

/**
 * The last due date that is overdue on a day: what falls due on a day without banking may be paid on the next banking day,
 * and is overdue from the day after (decision 63). YYYY-MM-DD.
 */
export const overdueUntil = lastBusinessDayBefore;

function businessDayFrom(first: number, step: 1 | -1): string {
  for (let number = first; ; number += step) {
    const date = dateOfDay(number);
    if (date === null) throw new Error('a business day lies outside the calendar');
    if (isBusinessDay(date)) return date;
  }
}

export function isBusinessDay(day: string): boolean {
  return !isWeekend(day) && !isFixedHoliday(day) && !isMovableHoliday(day);
}

function isWeekend(day: string): boolean {
  const weekday = dayNumber(day) % WEEK;
  return weekday === SATURDAY || weekday === 0;
}

function isFixedHoliday(date: string): boolean {
  return holidays.fixed.some(({ day, from }) => date.endsWith(day) && (from === undefined || date >= from));
}

function isMovableHoliday(date: string): boolean {
  const fromEaster = dayNumber(date) - dayNumber(easterOf(Number(date.slice(0, 4))));
  return holidays.fromEaster.some(({ days }) => days === fromEaster);
}

/** Easter Sunday of a year (Meeus, Jones, Butcher). */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % WEEK;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - WEEK * late + 114;
  return `${year}-${twoDigits(Math.floor(days / 31))}-${twoDigits((days % 31) + 1)}`;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
