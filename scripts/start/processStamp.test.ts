import { expect, it } from 'vitest';
import { stampOf } from './processStamp';

const stat = (state: string, threads: number): string =>
  `4711 (node (a b)) ${state} 1 4711 4711 0 -1 4228364 0 0 0 0 1 2 0 0 20 0 ${threads} 0 987654 0 0`;

it.each([
  ['runs', 'S', 11, '987654'],
  ['was killed, its last threads still holding its port', 'Z', 2, '987654'],
  ['waits only to be collected', 'Z', 1, null],
  ['waits only to be collected, its threads counted as none', 'Z', 0, null],
])('a process that %s', (_what, state, threads, stamp) => {
  expect(stampOf(stat(state, threads))).toBe(stamp);
});
