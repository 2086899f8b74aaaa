import { describe, expect, it } from 'vitest';
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
