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
])('whether %j is an e-mail: %s', (text, isValid) => {
  expect(isValidEmail(text)).toBe(isValid);
});
