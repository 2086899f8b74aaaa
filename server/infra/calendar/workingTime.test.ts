import { expect, test } from 'vitest';
import { readMoment } from '../../../engine/values';
import { afterWorking, workingSeconds } from './workingTime';

const HOUR = 3600;
const at = (text: string) => readMoment(text)!;

test.each([
  ['inside a day', '2026-11-23T10:00', 3, '2026-11-23T13:00'],
  ['to the last minute of a day', '2026-11-23T10:00', 8, '2026-11-23T18:00'],
  ['past the end of a day', '2026-11-23T17:00', 2, '2026-11-24T10:00'],
  ['over a weekend', '2026-11-27T17:00', 2, '2026-11-30T10:00'],
  ['from a night on', '2026-11-23T22:15', 0, '2026-11-24T09:00'],
  ['from before the morning on', '2026-11-24T05:00', 1, '2026-11-24T10:00'],
  ['from a holiday that lies before a weekend', '2026-11-20T12:00', 1, '2026-11-23T10:00'],
  ['over Christmas and its weekend', '2026-12-24T17:00', 2, '2026-12-28T10:00'],
  ['over the turn of the year', '2026-12-31T17:30', 1, '2027-01-04T09:30'],
  ['over carnival', '2027-02-05T17:00', 2, '2027-02-10T10:00'],
  ['through the night in which clocks were changed until 2018', '2026-10-30T17:00', 2, '2026-11-03T10:00'],
])('working time goes on %s', (_what, from, hours, until) => {
  expect(afterWorking(at(from), hours * HOUR)).toEqual(at(until));
  expect(workingSeconds(at(from), at(until))).toBe(hours * HOUR);
});

test('what was answered while nobody is at work took no working time, nor what goes backwards', () => {
  expect(workingSeconds(at('2026-11-21T10:00'), at('2026-11-22T10:00'))).toBe(0);
  expect(workingSeconds(at('2026-11-24T10:00'), at('2026-11-23T10:00'))).toBe(0);
});
