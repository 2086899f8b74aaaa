import * as fc from 'fast-check';
import { isBoleto } from 'validation-br';
import { describe, expect, test } from 'vitest';
import { dateOfDay, dayNumber } from '../../../../engine/values/civilDay';
import { freeFieldOf, ourNumberOf } from '../../../adapters/bank/Bank';
import { sandboxBank as bank } from '../../../testing/sandboxBank';
import { barCodeOf, dueFactor, lineOf, lineText } from './boleto';

const codeOf = (count: number, dueDate = '2026-11-20', amount = '150.00') =>
  barCodeOf({ bank: bank.code, dueDate, amount, freeField: freeFieldOf(bank, ourNumberOf(bank, count)) });

describe('the due factor', () => {
  test.each([
    ['2026-11-20', '1636'],
    ['2025-02-22', '1000'],
    ['2025-02-21', '9999'],
    ['2049-10-13', '9999'],
    ['2049-10-14', '1000'],
    ['2000-07-03', '1000'],
  ])('of %s is %s', (date, factor) => {
    expect(dueFactor(date)).toBe(factor);
  });
});

describe('the bar code', () => {
  // What is left of the weighted sum by 11, and the check digit that it gives.
  test.each([
    [2, 4, '9', '99999163600000150001200090000000000400452100'],
    [1, 9, '1', '99991163600000150001200090000000000900452100'],
    [0, 3, '1', '99991163600000150001200090000000000300452100'],
    [10, 8, '1', '99991163600000150001200090000000000800452100'],
  ])('with %i left over', (_left, count, digit, barCode) => {
    expect(codeOf(count)).toBe(barCode);
    expect(barCode[4]).toBe(digit);
  });

  test('an amount of ten digits stands after the factor, one more takes its place', () => {
    expect(codeOf(1, '2026-11-20', '99999999.99').slice(5, 19)).toBe('16369999999999');
    expect(codeOf(1, '2026-11-20', '100000000.00').slice(5, 19)).toBe('00010000000000');
  });

  test('one cent', () => {
    expect(codeOf(1, '2027-02-28', '0.01')).toBe('99999173600000000011200090000000000100452100');
  });
});

describe('the line', () => {
  test('of a billet of Banco do Brasil that is well known', () => {
    const line = lineOf('00193373700000001000500940144816060680935031');
    expect(line).toBe('00190500954014481606906809350314337370000000100');
    expect(lineText(line)).toBe('00190.50095 40144.816069 06809.350314 3 37370000000100');
  });

  test('of one of ours', () => {
    expect(lineOf(codeOf(3))).toBe('99991200009000000000103004521005116360000015000');
  });
});

const cents = fc.integer({ min: 1, max: 9_999_999_999 });
const days = fc.integer({ min: 0, max: 8_999 });
const count = fc.integer({ min: 1, max: 99_999_999_999 });

test('whatever the billet, its line is a billet’s and says what its bar code says', () => {
  fc.assert(
    fc.property(cents, days, count, (amount, day, number) => {
      const text = String(amount).padStart(3, '0');
      const dueDate = dateOfDay(dayNumber('2025-02-22') + day)!;
      const barCode = codeOf(number, dueDate, `${text.slice(0, -2)}.${text.slice(-2)}`);
      const line = lineOf(barCode);
      expect(barCode).toMatch(/^\d{44}$/);
      expect(line).toMatch(/^\d{47}$/);
      expect(isBoleto(line)).toBe(true);
      expect(Number(line.slice(37))).toBe(amount);
      expect(Number(line.slice(33, 37))).toBe(1000 + day);
      const free = line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31);
      expect(line.slice(0, 4) + line.slice(32) + free).toBe(barCode);
    }),
  );
});

test('a digit that was mistyped is noticed', () => {
  const line = lineOf(codeOf(3));
  for (let place = 0; place < line.length; place += 1) {
    const other = (Number(line[place]) + 1) % 10;
    expect(isBoleto(line.slice(0, place) + other + line.slice(place + 1))).toBe(false);
  }
});
