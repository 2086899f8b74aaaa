import { fullFormats } from 'ajv-formats/dist/formats.js';
import { expect, it } from 'vitest';
import { isValidEmail } from './email';

it.each([
  ['ana@lastro.test', true],
  ["o'hara+obras@sub.lastro.com.br", true],
  ['ana@lastro', false],
  ['ana@@lastro.test', false],
  ['ana@lastro..test', false],
  ['ana prado@lastro.test', false],
  ['@lastro.test', false],
  ['', false],
])('%j: %s, as the border of the server judges it', (text, isValid) => {
  expect(isValidEmail(text)).toBe(isValid);
  expect((fullFormats.email as RegExp).test(text)).toBe(isValid);
});
