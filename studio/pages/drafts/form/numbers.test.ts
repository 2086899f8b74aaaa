import { expect, it } from 'vitest';
import { percentDoubt, typedNumber } from './numbers';

it.each([
  ['', undefined],
  ['1.500', 1500],
  ['0,5', 0.5],
  ['dez', 'unread'],
])('reads what was typed: %j', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

it.each([
  [0.3, undefined, '0,3 é 0,3%: trinta por cento se escreve 30.'],
  [0.3, 30, '0,3 é 0,3%; antes era 30%.'],
  [30, 0.3, '30 é 30%; antes era 0,3%.'],
])('doubts a percentage that may be in another unit: %j after %j', (value, before, words) => {
  expect(percentDoubt(value, before)).toBe(words);
});

it.each([
  [30, undefined],
  [0.3, 0.3],
  [9.8, 10],
  [0, 30],
  [undefined, 30],
])('has no doubt of %j after %j', (value, before) => {
  expect(percentDoubt(value, before)).toBeUndefined();
});
