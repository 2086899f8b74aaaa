import { expect, test } from 'vitest';
import {
  isAwaited,
  isConclusive,
  isDeletable,
  isEditable,
  isOffered,
  isOpen,
  isProposal,
  isTaken,
  mayMove,
  registeredStatuses,
  STATUS,
  statusLabels,
} from './quote';
import type { Status } from './quote';

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

test.each([
  ['changed', isEditable, [1, 2]],
  ['deleted', isDeletable, [1, 2, 3, 4]],
  ['offered: neither an analysis nor a denial offers anything', isOffered, [2, 4, 5, 6, 7, 8, 9]],
  ['waiting for the brokerage or the insurer', isAwaited, [1, 5, 7]],
  ['a proposal', isProposal, [5, 6, 7, 8]],
  ['taken', isTaken, [7, 9]],
  ['open', isOpen, [1, 2, 5, 6, 7]],
  ['conclusive', isConclusive, [3, 4, 8, 9]],
] as const)('what is %s', (_what, predicate, statuses) => {
  expect(all.filter(predicate)).toEqual(statuses);
});

test('every status of a registered request has words', () => {
  expect(Object.keys(statusLabels).map(Number)).toEqual(registeredStatuses);
  expect([STATUS.fresh, ...registeredStatuses]).toEqual(all);
});
