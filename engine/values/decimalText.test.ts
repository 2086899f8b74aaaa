import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText, numberOfText } from './decimalText';
import { moneyText } from './money';

const intl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const cents = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 });

describe('money as text', () => {
  it.each([
    [0, 'R$ 0,00'],
    [0.005, 'R$ 0,01'],
    [0.0049, 'R$ 0,00'],
    [999.99, 'R$ 999,99'],
    [1000, 'R$ 1.000,00'],
    [1234.5, 'R$ 1.234,50'],
    [-1234.56, '-R$ 1.234,56'],
    [9999999999999.99, 'R$ 9.999.999.999.999,99'],
    [1e21, 'R$ 1.000.000.000.000.000.000.000,00'],
  ])('%d is %s', (amount, text) => {
    expect(moneyText(amount)).toBe(text.replace(' ', '\u00a0'));
  });

  it('is what Intl writes', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(moneyText(amount / 100)).toBe(intl.format(amount / 100 + 0));
      }),
    );
  });
});

describe('numbers as text', () => {
  it.each([
    [3.333, 2, '3,33'],
    [3.335, 2, '3,34'],
    [5, 0, '5'],
    [4.5, 0, '5'],
    [0.5, 3, '0,500'],
    [-0.001, 2, '0,00'],
    [1234567, 0, '1.234.567'],
    [12.345678, 8, '12,34567800'],
  ])('%d with %i decimals is %s', (number, scale, text) => {
    expect(decimalText(number, scale)).toBe(text);
  });

  it.each([
    ['1.234,56', 1234.56],
    ['1234,5', 1234.5],
    ['0,005', 0.005],
    ['-12', -12],
    ['R$ 10,00', 10],
    ['-R$\u00a01.000,00', -1000],
    [' 7 ', 7],
  ])('%j says %d', (text, number) => {
    expect(numberOfText(text)).toBe(number);
  });

  it.each(['12.5', '1.23,4', '1,2,3', '1234.567,00', ',5', '5,', 'R$', '', 'dez', '1e3', '--1'])(
    '%j says none',
    (text) => {
      expect(numberOfText(text)).toBeNaN();
    },
  );

  it('leads back to the amount', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(numberOfText(moneyText(amount / 100))).toBe(amount / 100 + 0);
      }),
    );
  });
});
