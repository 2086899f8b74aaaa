import { expect, test } from 'vitest';
import { periodOf } from './period';

const TODAY = '2026-11-20';

test.each([
  [{ from: '2026-01-01' }, { from: '2026-01-01', to: TODAY }],
  [{ to: '2026-06-30' }, { from: '2025-06-30', to: '2026-06-30' }],
  [{ to: '2028-02-29' }, { from: '2027-03-01', to: '2028-02-29' }],
  [{ from: '2027-01-31' }, { from: '2027-01-31', to: '2027-01-31' }],
  [
    { from: '2028-02-29', to: '2029-02-28' },
    { from: '2028-02-29', to: '2029-02-28' },
  ],
])('%j is a period of a year at most', (given, period) => {
  expect(periodOf(given, TODAY)).toEqual(period);
});

test.each([
  [{ from: '2026-11-21' }, '2027-11-21'],
  [{ from: '2026-01-01' }, '2027-01-01'],
  [{ from: '2025-11-20' }, TODAY],
  [{ from: '2026-11-21', to: '2026-11-22' }, '2026-11-22'],
])('%j of what lies ahead goes to %s', (given, to) => {
  expect(periodOf(given, TODAY, { ahead: true })).toEqual({ ...given, to });
});

test('a start more than a year ago is refused of what lies ahead too', () => {
  const refusal = expect.objectContaining({ code: 'PERIOD_TOO_LONG' });
  expect(() => periodOf({ from: '2025-11-19' }, TODAY, { ahead: true })).toThrow(refusal);
});

test.each([
  ['2025-11-20', '2026-11-21', 'PERIOD_TOO_LONG'],
  ['2027-02-28', '2028-02-29', 'PERIOD_TOO_LONG'],
  ['2026-11-21', '2026-11-20', 'PERIOD_REVERSED'],
])('from %s to %s is refused', (from, to, code) => {
  expect(() => periodOf({ from, to }, TODAY)).toThrow(expect.objectContaining({ code }));
});
