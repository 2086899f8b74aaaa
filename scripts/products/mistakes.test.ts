import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { FaultCode } from '../../studio/check/faultCodes';
import { readFiles } from '../../engine/publish/readFiles';
import { root } from '../lib/root.mjs';
import { readHarmless, readMistakes, tryMistake } from './mistakes';

const { files } = readFiles(join(root, 'product-schemas'));
/** All are tried by `npm run products -- --mistakes`; here one in so many, since each is a check of a product. */
const ONE_IN = 9;
/** What the solver proves is told with answers for which it is so. */
const PROVEN: readonly string[] = [
  ...(['never-holds', 'always-holds', 'never-shown', 'always-shown', 'never-enabled'] as const),
  ...(['required-hidden', 'cannot-fail', 'always-fails', 'min-after-max', 'picked-refused'] as const),
  ...(['shadowed', 'rate-gap', 'rate-overlap', 'contradicting', 'unfinishable'] as const),
] satisfies FaultCode[];
const ANSWERS = /\bwith (nothing answered|.+ \(\{.+\}\))/;

it.each(readMistakes())('tells of mistakes of the kind %s where they were made', (_kind, mistakes) => {
  const some = mistakes.filter(({ product }, index) => product !== '*' && index % ONE_IN === 0);
  const outcomes = some.map((mistake) => tryMistake(files, mistake));
  expect(outcomes.filter(({ isCaught }) => !isCaught).map(({ mistake }) => mistake.it)).toEqual([]);
  const proven = outcomes.flatMap(({ faults }) => faults).filter(({ code }) => PROVEN.includes(code));
  for (const { message } of proven) expect(message).toMatch(ANSWERS);
});

it('has as many mistakes as were asked for, none of them twice', () => {
  const all = readMistakes().flatMap(([, mistakes]) => mistakes);
  expect(all.length).toBeGreaterThanOrEqual(160);
  expect(new Set(all.map(({ change }) => JSON.stringify(change))).size).toBe(all.length);
});

it('finds no fault with what is as it should be', () => {
  const alarms = readHarmless().flatMap((change) => tryMistake(files, change).faults);
  expect(alarms).toEqual([]);
});
