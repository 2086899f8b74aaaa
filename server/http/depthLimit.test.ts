import { expect, test } from 'vitest';
import { isDeeperThan } from './depthLimit';

const nested = (levels: number): unknown =>
  JSON.parse(`${'{"a":['.repeat(levels / 2)}${']}'.repeat(levels / 2)}`);

test.each([
  ['a text', 'x', 0, false],
  ['nothing', null, 0, false],
  ['an empty object', {}, 0, true],
  ['an empty object', {}, 1, false],
  ['as many levels as allowed', nested(64), 64, false],
  ['two more', nested(66), 64, true],
  ['far more', nested(100_000), 64, true],
])('%s', (_what, value, levels, expected) => {
  expect(isDeeperThan(value, levels)).toBe(expected);
});
