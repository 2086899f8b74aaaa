import { describe, expect, test } from 'vitest';
import { endorsementNumber } from './policyNumber';

const POLICY = '20260775000000100';
const numbers = Array.from({ length: 1035 }, (_, at) => endorsementNumber(POLICY, at + 1));

describe('the number of an endorsement', () => {
  test.each([
    [1, '20260775000000101'],
    [99, '20260775000000199'],
    [100, '202607750000001A0'],
    [135, '202607750000001AZ'],
    [136, '202607750000001B0'],
    [1035, '202607750000001ZZ'],
  ])('%i is %s', (suffix, number) => expect(endorsementNumber(POLICY, suffix)).toBe(number));

  test('stands after all before it, by its text and by its last three characters, and reads as no main number', () => {
    const sort = (texts: readonly string[]) => texts.toSorted((a, b) => (a < b ? -1 : 1));
    expect(sort(numbers)).toEqual(numbers);
    const ends = numbers.map((number) => number.slice(-3));
    expect(sort(ends)).toEqual(ends);
    expect(new Set(numbers).size).toBe(1035);
    expect(numbers.filter((number) => number.endsWith('00'))).toEqual([]);
  });

  test('there is none beyond the last', () => {
    expect(() => endorsementNumber(POLICY, 1036)).toThrow('no number is left');
  });
});
