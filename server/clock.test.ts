import { expect, test } from 'vitest';
import { createClock } from './clock';

const at = (instant: string) => () => Date.parse(instant);

test('just before midnight in São Paulo it is still the day before in UTC terms', () => {
  expect(createClock(0, at('2026-11-21T02:59:59Z')).today()).toBe('2026-11-20');
});

test('midnight in São Paulo begins the next day', () => {
  expect(createClock(0, at('2026-11-21T03:00:00Z')).today()).toBe('2026-11-21');
});

test('January has no daylight saving any more', () => {
  expect(createClock(0, at('2027-01-01T02:30:00Z')).today()).toBe('2026-12-31');
});

test('an offset moves both the instant and the date', () => {
  const clock = createClock(31, at('2026-11-20T12:00:00Z'));
  expect(clock.now().toISOString()).toBe('2026-12-21T12:00:00.000Z');
  expect(clock.today()).toBe('2026-12-21');
});
