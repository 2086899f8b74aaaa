import { expect, it } from 'vitest';
import { inserted } from './inserted';

it.each([
  ['', 'Texto.', 'Texto.'],
  [' \n', 'Texto.', 'Texto.'],
  ['Antes. ', 'Texto.', 'Antes.\n\nTexto.'],
])('%j and %j are %j', (before, text, whole) => expect(inserted(before, text, 100)).toBe(whole));

it('no more than fits', () => expect(inserted('abc', 'defgh', 7)).toBe('abc\n\nde'));
