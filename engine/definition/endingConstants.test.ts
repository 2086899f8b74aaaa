import { expect, test } from 'vitest';
import { endingConstants } from './endingConstants';

const row = (from: string, renewed?: 'yearly') => ({
  from,
  value: 1,
  title: 'Teto',
  ...(renewed && { renewed }),
});
const constants = {
  ceiling: [row('2025-08-01'), row('2026-08-01', 'yearly')],
  rate: [row('2020-01-01')],
};

test.each([
  ['2027-06-01', []],
  ['2027-06-02', [60]],
  ['2027-07-25', [7]],
  ['2027-08-02', [-1]],
])('on %s a yearly act is due in %j days', (today, days) => {
  expect(endingConstants(constants, today).map(({ daysLeft }) => daysLeft)).toEqual(days);
});

test('one that has its next row is due a year after that', () => {
  const renewed = { ceiling: [...constants.ceiling, row('2027-08-01', 'yearly')] };
  expect(endingConstants(renewed, '2027-07-25')).toEqual([]);
  expect(endingConstants(constants, '2027-07-25')).toMatchObject([
    { name: 'ceiling', expectedOn: '2027-08-01' },
  ]);
});
