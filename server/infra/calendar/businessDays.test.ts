import Holidays from 'date-holidays';
import { expect, test } from 'vitest';
import { dateOfDay, dayNumber } from '../../../engine/values/civilDay';
import { isBusinessDay, nextBusinessDay } from './businessDays';

/** Election Sundays are no days of their own; Carnival is a bank's holiday, not the law's. */
const NOT_THE_BANKS = new Set(['Páscoa', 'Dia da Eleição']);

function daysOff(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, at) => dateOfDay(dayNumber(`${year}-01-01`) + at)!);
  return days.filter((day) => day.startsWith(String(year)) && !isWeekend(day) && !isBusinessDay(day));
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

test.each([
  [2026, ['02-16', '02-17', '04-03', '06-04']],
  [2027, ['02-08', '02-09', '03-26', '05-27']],
  [2028, ['02-28', '02-29', '04-14', '06-15']],
])('the movable ones of %i', (year, expected) => {
  const movable = daysOff(year).filter((day) => /-0[2-6]-/.test(day) && !/(04-21|05-01)$/.test(day));
  expect(movable).toEqual(expected.map((day) => `${year}-${day}`));
});

test.each(Array.from({ length: 36 }, (_, at) => 2024 + at))('are those of another table in %i', (year) => {
  const others = new Holidays('BR')
    .getHolidays(year, 'pt')
    .filter(({ type, name }) => (type === 'public' || type === 'bank') && !NOT_THE_BANKS.has(name))
    .map(({ date }) => date.slice(0, 10))
    .filter((day) => !isWeekend(day));
  expect(daysOff(year)).toEqual([...new Set(others)].toSorted());
});

test('20 November is one since 2024', () => {
  expect(isBusinessDay('2023-11-20')).toBe(true);
  expect(isBusinessDay('2024-11-20')).toBe(false);
});

test.each([
  ['a business day stays', '2026-11-23', '2026-11-23'],
  ['Saturday becomes Monday', '2026-11-21', '2026-11-23'],
  ['a Friday that is a holiday becomes Monday', '2026-11-20', '2026-11-23'],
  ['Good Friday and its week-end', '2026-04-03', '2026-04-06'],
  ['Carnival becomes Ash Wednesday', '2026-02-14', '2026-02-18'],
  ['the last day of a year', '2027-12-31', '2027-12-31'],
  ['New Year', '2028-01-01', '2028-01-03'],
])('%s: %s is %s', (_what, day, expected) => {
  expect(nextBusinessDay(day)).toBe(expected);
});
