import { expect, test } from 'vitest';
import { planWords, datesWords, validityWords, waitWords } from './words';

const VALID_UNTIL = '2026-12-04T15:30:00.000Z';
const NBSP = '\u00a0';

test.each([
  [12, 'Vale por mais 12 dias, até 04/12/2026.'],
  [1, 'Vale por mais 1 dia, até 04/12/2026.'],
  [0, 'Vale só até hoje, 04/12/2026, às 12:30.'],
])('an offer with %d days left', (DaysLeft, words) => {
  expect(validityWords({ DaysLeft, ValidUntil: VALID_UNTIL })).toBe(words);
});

test('an answer is told in seconds, or in minutes', () => {
  expect([6, 59, 60, 150].map(waitWords)).toEqual(['6 s', '59 s', '1 min', '3 min']);
});

const plan = (...amounts: number[]) => ({
  Installments: amounts.map((Amount, at) => ({ DueDate: `2026-0${at + 1}-20`, Amount })),
});

test('installments are told with the cents of the first, and the days of a few', () => {
  const ways = [plan(100), plan(50, 50), plan(33.34, 33.33, 33.33)];
  expect(ways.map((way) => `${planWords(way)}; ${datesWords(way)}`.replaceAll(NBSP, ' '))).toEqual([
    '1x R$ 100,00; 20/01/2026',
    '2x R$ 50,00; 20/01/2026 e 20/02/2026',
    '3x: R$ 33,34 e 2 de R$ 33,33; 20/01/2026 a 20/03/2026',
  ]);
});
