import { expect, it } from 'vitest';
import { examplesOfPattern } from './examplesOfPattern';

it.each([
  '^[A-Z]{2}$',
  '^[0-9]{7}-[0-9]{2}\\.[0-9]{4}$',
  '^(?:PF|PJ)-\\d+$',
  "^\\p{L}[\\p{L}\\p{M}' .-]*$",
  '^a?b*c+$',
])('finds texts that fit %s', (pattern) => {
  const examples = examplesOfPattern(pattern);
  expect(examples.length).toBeGreaterThan(0);
  for (const text of examples) expect(text).toMatch(new RegExp(pattern, 'u'));
});

it.each(['^(?=.*[0-9]).+$', '^\\bword$', '^[¤]{2}$'])(
  'says nothing of %s, which it does not read',
  (pattern) => {
    expect(examplesOfPattern(pattern)).toEqual([]);
  },
);
