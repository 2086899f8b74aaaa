import { expect, it } from 'vitest';
import { codeAt, isCode, newSecret } from './codes';

/** The secret of RFC 6238's table, '12345678901234567890', in base 32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [20_000_000_000, '353130'],
])('shows what RFC 6238 says for second %i', (second, code) => {
  expect(codeAt(SECRET, second * 1000)).toBe(code);
});

it('takes the code of the period before and after, and no other', () => {
  const now = 1_111_111_109_000;
  const taken = [-2, -1, 0, 1, 2].map((periods) =>
    isCode(SECRET, codeAt(SECRET, now + periods * 30_000), now),
  );
  expect(taken).toEqual([false, true, true, true, false]);
});

it('makes another key each time', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
});
