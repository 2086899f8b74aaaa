import { expect, test } from 'vitest';
import { mayMove, STATUS } from './status';
import type { Status } from './status';

// Decision 2, drawn: a row is where a quote is, a column where it would go.
const table = [
  '.  0123456789',
  '0  .x........',
  '1  ..xx......',
  '2  .x..xx.x..',
  '3  ..........',
  '4  ..........',
  '5  ...x..x...',
  '6  .......xx.',
  '7  .........x',
  '8  ..........',
  '9  ..........',
];

const all = Object.values(STATUS);
const pairs = all.flatMap((from) => all.map((to) => ({ from, to })));

test('there are ten statuses and a hundred pairs', () => {
  expect(pairs).toHaveLength(100);
});

test.each(pairs)('$from → $to', ({ from, to }: { from: Status; to: Status }) => {
  expect(mayMove(from, to)).toBe(table[from + 1]?.[to + 3] === 'x');
});
