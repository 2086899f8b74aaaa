import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packedDate } from './civilDate';
import { addMonths, addMonthsTo, dateOfDay, dayNumber, earliestWithin, wholeMonths } from './civilDay';

const LAST_DAY = 3_652_059;
const anyDay = fc.integer({ min: 1, max: LAST_DAY });
const anyDate = anyDay.map((day) => dateOfDay(day) as string);

/** The calendar of JavaScript, which the engine itself does not use. */
function calendarDate(day: number): string {
  const first = new Date(0);
  first.setUTCFullYear(1, 0, day);
  return first.toISOString().slice(0, 10);
}

describe('a civil date', () => {
  it.each([
    ['2024-02-29', 20_240_229],
    ['2000-02-29', 20_000_229],
    ['0001-01-01', 10_101],
    ['9999-12-31', 99_991_231],
    ['2026-04-30', 20_260_430],
  ])('%s is one', (date, packed) => {
    expect(packedDate(date)).toBe(packed);
  });

  it.each([
    ['2025-02-29', 'no leap year'],
    ['1900-02-29', 'a century that is no leap year'],
    ['2026-04-31', 'a month of 30 days'],
    ['2026-13-01', 'month 13'],
    ['2026-00-10', 'month 0'],
    ['2026-01-00', 'day 0'],
    ['0000-12-31', 'year 0'],
    ['2026-1-1', 'not padded'],
    ['2026-01-01T00:00', 'with a time'],
    ['2026/01/01', 'with slashes'],
    [' 026-01-01', 'with a blank'],
    ['20-6-01-01', 'with a sign'],
    ['２０２６-01-', 'other digits'],
    ['', 'empty'],
  ])('%j is none: %s', (value) => {
    expect(packedDate(value)).toBe(0);
    expect(dayNumber(value)).toBe(0);
  });

  it.each([null, undefined, 20_260_101, ['2026-01-01'], {}])('%j is none', (value) => {
    expect(packedDate(value)).toBe(0);
  });
});

describe('day numbers', () => {
  it('count from 1 on 0001-01-01 to 3652059 on 9999-12-31', () => {
    expect([dayNumber('0001-01-01'), dayNumber('9999-12-31')]).toEqual([1, LAST_DAY]);
    expect([dateOfDay(0), dateOfDay(LAST_DAY + 1), dateOfDay(NaN)]).toEqual([null, null, null]);
  });

  it('agree with the calendar and lead back, on any day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const date = calendarDate(day);
        expect(dateOfDay(day)).toBe(date);
        expect(dayNumber(date)).toBe(day);
      }),
      { numRuns: 5000 },
    );
  });

  it('agree with the calendar on every day of four centuries’ Februaries and year ends', () => {
    for (let year = 1600; year <= 2000; year += 1) {
      const leapDay = dayNumber(`${year}-02-28`) + 1;
      expect(dateOfDay(leapDay)).toBe(calendarDate(leapDay));
      expect(dateOfDay(dayNumber(`${year}-12-31`) + 1)).toBe(`${year + 1}-01-01`);
    }
  });
});

describe('months', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-11-20', 0, '2026-11-20'],
    ['9999-11-30', 1, '9999-12-30'],
    ['9999-12-31', 1, null],
    ['0001-01-01', -1, null],
    ['2026-02-30', 1, null],
    ['2026-11-20', NaN, null],
  ])('%s plus %d is %s', (date, months, result) => {
    expect(addMonthsTo(date, months)).toBe(result);
  });

  it.each([
    ['2026-11-20', 6, '2026-05-20'],
    ['2026-10-30', 6, '2026-04-30'],
    ['2026-10-31', 6, '2026-05-01'],
    ['2027-08-28', 6, '2027-02-28'],
    ['2027-08-29', 6, '2027-03-01'],
    ['2028-02-29', 12, '2027-03-01'],
    ['2027-02-28', 6, '2026-08-28'],
  ])('reach %s, %d of them, from %s at the earliest', (date, months, earliest) => {
    expect(earliestWithin(date, months)).toBe(earliest);
    expect(addMonths(earliest, months) >= date).toBe(true);
  });

  it.each([
    ['2026-01-31', '2026-02-27', 0],
    ['2026-01-31', '2026-02-28', 1],
    ['2026-01-31', '2026-03-30', 1],
    ['2026-01-31', '2026-03-31', 2],
    ['2024-02-29', '2025-02-27', 11],
    ['2024-02-29', '2025-02-28', 12],
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-20', '2026-11-19', 0],
    ['2026-11-20', '2026-10-20', -1],
  ])('from %s to %s there are %i whole ones', (from, to, months) => {
    expect(wholeMonths(packedDate(from), packedDate(to))).toBe(months);
  });

  it('between two dates are the most that can be added without passing the later', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (one, other) => {
        const [from, to] = [one, other].toSorted() as [string, string];
        const months = wholeMonths(packedDate(from), packedDate(to));
        expect((addMonthsTo(from, months) as string) <= to).toBe(true);
        expect((addMonthsTo(from, months + 1) ?? '9999-99-99') > to).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});
