import { describe, expect, it } from 'vitest';
import { addDays, addMonths, inRange, weekdayOf } from './civilDay';
import { readDate, dateText } from './dateText';

describe('readDate', () => {
  it('reads a day of the calendar', () => {
    expect(readDate('29/02/2028')).toBe('2028-02-29');
  });

  it.each([
    '29/02/2027',
    '31/04/2026',
    '00/01/2026',
    '01/13/2026',
    '20/11/202',
    '20/11-2026',
    '20/11/0026',
    '2028/03/01',
    '',
  ])('refuses %j', (text) => {
    expect(readDate(text)).toBeUndefined();
  });

  it('undoes showDate', () => {
    expect(readDate(dateText('2026-11-20'))).toBe('2026-11-20');
  });
});

describe('moving through the calendar', () => {
  it('crosses the end of a year', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('keeps to the last day of a shorter month', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  });

  it('keeps the day where the month has it', () => {
    expect(addMonths('2028-01-29', 1)).toBe('2028-02-29');
  });

  it('goes back over a year', () => {
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  });

  it('knows the day of the week', () => {
    expect(weekdayOf('2026-11-20')).toBe(5);
  });
});

describe('inRange', () => {
  it('includes both ends', () => {
    expect(inRange('2026-11-20', '2026-11-20', '2026-11-20')).toBe(true);
  });

  it('excludes the day before and the day after', () => {
    expect(inRange('2026-11-19', '2026-11-20')).toBe(false);
    expect(inRange('2026-11-21', undefined, '2026-11-20')).toBe(false);
  });
});
