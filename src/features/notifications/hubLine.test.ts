import { expect, it } from 'vitest';
import { retryDelay } from './HubLine';

it('a server that is away for minutes finds everybody back within 5 s of its return', () => {
  const longest = (attempt: number) => retryDelay(attempt, 1);
  expect([0, 1, 2, 3, 59].map(longest)).toEqual([1_000, 2_000, 4_000, 4_000, 4_000]);
  expect([60, 1_000].map(longest)).toEqual([30_000, 30_000]);
  expect(retryDelay(3, 0)).toBe(2_000);
});
