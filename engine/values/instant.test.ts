import { describe, expect, it, vi } from 'vitest';
import { civilDayOf, dayText, daysAfter, isoMomentText, momentText, readMoment, timeText } from './instant';

describe('an instant', () => {
  const lastMinute = new Date('2026-11-21T02:59:00Z');

  it('belongs to the day of São Paulo, three hours behind UTC', () => {
    expect(civilDayOf(lastMinute)).toBe('2026-11-20');
    expect(civilDayOf(new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-21');
  });

  it('reads as people there say it, given as text or not', () => {
    expect(dayText('2026-11-21T02:59:00Z')).toBe('20/11/2026');
    expect(momentText(lastMinute)).toBe('20/11/2026, 23:59');
    expect(timeText(lastMinute)).toBe('23:59');
    expect(isoMomentText(lastMinute)).toBe('2026-11-20 23:59');
  });

  it('keeps the summer time of its year', () => {
    expect(momentText('2018-12-01T01:30:00Z')).toBe('30/11/2018, 23:30');
    expect(momentText('2018-12-01T02:30:00Z')).toBe('01/12/2018, 00:30');
    expect(isoMomentText('2019-02-17T01:59:00Z')).toBe('2019-02-16 23:59');
    expect(isoMomentText('2019-02-17T02:00:00Z')).toBe('2019-02-16 23:00');
  });

  it('costs no formatter where it is of these years', () => {
    const make = vi.spyOn(Intl, 'DateTimeFormat');
    civilDayOf(lastMinute);
    momentText(lastMinute);
    expect(make).not.toHaveBeenCalled();
    make.mockRestore();
  });

  it('is none where the text says none', () => {
    expect(() => civilDayOf('amanhã')).toThrow(RangeError);
  });

  it('is read from the clock of São Paulo', () => {
    expect(readMoment('2026-11-20T23:59')).toEqual(lastMinute);
    expect(readMoment('2026-11-20')).toBeUndefined();
    expect(readMoment('2026-13-20T23:59')).toBeUndefined();
  });

  it('moves by whole days', () => {
    expect(daysAfter(lastMinute, 90)).toEqual(new Date('2027-02-19T02:59:00Z'));
    expect(daysAfter(lastMinute, -1)).toEqual(new Date('2026-11-20T02:59:00Z'));
  });
});
