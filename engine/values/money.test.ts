import { describe, expect, it } from 'vitest';
import { commaText, numberOfCommaText, numberText, percentText } from './decimalText';
import { centDigits, storedAmount } from './money';

describe('an amount', () => {
  it('is stored with its two decimals, and counted in cents', () => {
    expect(storedAmount(1234.5)).toBe('1234.50');
    expect(centDigits('1234.50')).toBe('123450');
  });
});

describe('a number', () => {
  it.each([
    [2.5, 1, '2,5'],
    [2, 1, '2'],
    [1000, 2, '1.000'],
    [10.05, 2, '10,05'],
    [100, 0, '100'],
    [0, 2, '0'],
    [-1.26, 1, '-1,3'],
  ])('%d of at most %d decimals reads %s', (number, most, text) => {
    expect(numberText(number, most)).toBe(text);
  });

  it('of a percentage has its sign', () => {
    expect(percentText(7.38)).toBe('7,38%');
    expect(percentText(7.5, 3)).toBe('7,500%');
  });

  it.each([
    [1.5, '1,50'],
    [1.005, '1,005'],
    [-2, '-2,00'],
  ])('%d with a comma is %s, there and back', (number, text) => {
    expect(commaText(number)).toBe(text);
    expect(numberOfCommaText(text)).toBe(number);
  });
});
