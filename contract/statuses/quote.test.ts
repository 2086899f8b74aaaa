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
  requestKinds,
  registeredStatuses,
  STATUS,
  statusLabels,
} from './quote';
import type { RequestKind, Status } from './quote';

// Decision 2, drawn, and the same for endorsements: a row is where a request is, a column where it would go.
const tables: Record<RequestKind, readonly string[]> = {
  quote: [
    '..  0123456789abc',
    ' 0  .x...........',
    ' 1  ..xx.........',
    ' 2  .x..xx.x.....',
    ' 3  .............',
    ' 4  .............',
    ' 5  ...x..x......',
    ' 6  .......xx....',
    ' 7  .........x...',
    ' 8  .............',
    ' 9  .............',
    '10  .............',
    '11  .............',
    '12  .............',
  ],
  endorsement: [
    '..  0123456789abc',
    ' 0  ..........x..',
    ' 1  .............',
    ' 2  ....xx.x..x..',
    ' 3  .............',
    ' 4  .............',
    ' 5  ......x....x.',
    ' 6  .......xx....',
    ' 7  ............x',
    ' 8  .............',
    ' 9  .............',
    '10  ..x....x...xx',
    '11  .............',
    '12  .............',
  ],
};

const all = Object.values(STATUS);
const pairs = requestKinds.flatMap((kind) => all.flatMap((from) => all.map((to) => ({ kind, from, to }))));

test('there are thirteen statuses and two kinds of requests', () => {
  expect(pairs).toHaveLength(338);
});

test.each(pairs)('$kind: $from → $to', ({ kind, from, to }) => {
  expect(mayMove(kind, from, to)).toBe(tables[kind][from + 1]?.[to + 4] === 'x');
});

test('nothing leads out of the statuses of a kind', () => {
  const reached = (kind: RequestKind) => {
    const found = new Set<Status>([STATUS.fresh]);
    for (const from of found) for (const to of all) if (mayMove(kind, from, to)) found.add(to);
    return [...found].sort((one, other) => one - other);
  };
  expect(reached('quote')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(reached('endorsement')).toEqual([0, 2, 4, 5, 6, 7, 8, 10, 11, 12]);
});

test.each([
  ['changed', isEditable, [1, 2, 10]],
  ['deleted', isDeletable, [1, 2, 3, 4, 10, 11]],
  ['offered: neither an analysis nor a denial offers anything', isOffered, [2, 4, 5, 6, 7, 8, 9, 12]],
  ['waiting for the brokerage or the insurer', isAwaited, [1, 5, 7, 10]],
  ['a proposal', isProposal, [5, 6, 7, 8]],
  ['taken', isTaken, [7, 9, 12]],
  ['open', isOpen, [1, 2, 5, 6, 7, 10]],
  ['conclusive', isConclusive, [3, 4, 8, 9, 11, 12]],
] as const)('what is %s', (_what, predicate, statuses) => {
  expect(all.filter(predicate)).toEqual(statuses);
});

test('every status of a registered request has words', () => {
  expect(Object.keys(statusLabels).map(Number)).toEqual(registeredStatuses);
  expect([STATUS.fresh, ...registeredStatuses]).toEqual(all);
});
