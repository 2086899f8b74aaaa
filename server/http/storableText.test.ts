import { expect, test } from 'vitest';
import { unstorable } from './storableText';

test.each([
  ['a text', 'x', []],
  ['a text with U+0000', 'a\0b', ['']],
  ['half of a surrogate pair deep inside', { a: { b: ['x', 'y\uD800'] } }, ['a.b.1']],
  ['both halves', { a: '\u{1F600}' }, []],
  ['several', { a: '\0', b: { c: '\uDC00' } }, ['a', 'b.c']],
  ['a name', { 'a\0b': 1 }, ['ab']],
  ['nothing', null, []],
])('%s', (_what, value, paths) => {
  expect(unstorable(value)).toEqual(paths);
});
