import { expect, it } from 'vitest';
import { sameValue } from './sameValue';

it.each([
  [1, 1],
  [0, -0],
  [Number.NaN, Number.NaN],
  [undefined, undefined],
  [null, null],
  [
    { a: 1, b: [2] },
    { b: [2], a: 1 },
  ],
  [[], []],
])('%j is the same as %j', (a, b) => {
  expect(sameValue(a, b)).toBe(true);
});

it.each([
  [1, '1'],
  [null, undefined],
  [0, false],
  ['', undefined],
  [[], {}],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: undefined }, { b: undefined }],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
  [{}, null],
])('%j is not the same as %j', (a, b) => {
  expect(sameValue(a, b)).toBe(false);
});
