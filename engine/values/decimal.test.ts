import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as decimal from './decimal';

/** A decimal as it is written, so that the reference never touches a double. */
interface Written {
  readonly units: bigint;
  readonly scale: number;
}

const written: fc.Arbitrary<Written> = fc.oneof(
  fc.record({ units: fc.bigInt({ min: -(10n ** 7n), max: 10n ** 7n }), scale: fc.constant(2) }),
  fc.record({ units: fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }), scale: fc.constant(2) }),
  fc.record({ units: fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }), scale: fc.nat(12) }),
  fc.record({ units: fc.bigInt({ min: -300n, max: 300n }), scale: fc.nat(3) }),
);
const scales = fc.nat(12);

function numberOf({ units, scale }: Written): number {
  return Number(`${units}e-${scale}`) + 0;
}

/** dividend ÷ divisor rounded half away from zero, by remainder. */
function reference(dividend: bigint, divisor: bigint, scale: number): number {
  const sign = dividend < 0n === divisor < 0n ? 1n : -1n;
  const [top, bottom] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const up = (top % bottom) * 2n >= bottom ? 1n : 0n;
  return numberOf({ units: sign * (top / bottom + up), scale });
}

/** The most units of a scale that are not above the decimal. */
function below({ units, scale }: Written, to: number): bigint {
  const [top, bottom] = [units * ten(to), ten(scale)];
  const quotient = top / bottom;
  return quotient * bottom > top ? quotient - 1n : quotient;
}

function ten(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}

function check(property: (a: Written, b: Written, scale: number) => void): void {
  fc.assert(fc.property(written, written, scales, property), { numRuns: 5000 });
}

describe('decimal arithmetic is that of the written decimals, rounded once', () => {
  it('multiplies', () => {
    check((a, b, scale) => {
      const expected = reference(a.units * b.units * ten(scale), ten(a.scale + b.scale), scale);
      expect(decimal.multiply(numberOf(a), numberOf(b), scale)).toBe(expected);
    });
  });

  it('divides', () => {
    check((a, b, scale) => {
      const divided = decimal.divide(numberOf(a), numberOf(b), scale);
      if (b.units === 0n) expect(divided).toBeNaN();
      else expect(divided).toBe(reference(a.units * ten(b.scale + scale), b.units * ten(a.scale), scale));
    });
  });

  it('takes percents and gives them', () => {
    check((a, b) => {
      const [value, percent] = [numberOf(a), numberOf(b)];
      expect(decimal.percentOf(value, percent)).toBe(reference(a.units * b.units, ten(a.scale + b.scale), 2));
      const share = decimal.percentShare(value, percent);
      if (b.units === 0n) expect(share).toBeNaN();
      else expect(share).toBe(reference(a.units * ten(b.scale + 4), b.units * ten(a.scale), 2));
    });
  });

  it('adds without rounding', () => {
    check((a, b) => {
      const scale = Math.max(a.scale, b.scale);
      const units = a.units * ten(scale - a.scale) + b.units * ten(scale - b.scale);
      expect(decimal.add(numberOf(a), numberOf(b))).toBe(numberOf({ units, scale }));
      expect(decimal.total([numberOf(a), numberOf(b)])).toBe(numberOf({ units, scale }));
    });
  });

  it('rounds and cuts', () => {
    check((a, _, scale) => {
      expect(decimal.round(numberOf(a), scale)).toBe(reference(a.units * ten(scale), ten(a.scale), scale));
      expect(decimal.floor(numberOf(a), scale)).toBe(numberOf({ units: below(a, scale), scale }));
    });
  });
});

describe('half up', () => {
  it.each([
    [0.005, 0.01],
    [0.0049, 0],
    [1.005, 1.01],
    [1.00499, 1],
    [2.675, 2.68],
    [-0.005, -0.01],
    [-0.0049, 0],
    [999999999999.985, 999999999999.99],
    [1e21, 1e21],
    [5e-324, 0],
  ])('%d to cents is %d', (number, rounded) => {
    expect(decimal.round(number, 2)).toBe(rounded);
  });

  it.each([
    [0.01, 50, 0.01],
    [0.01, 49, 0],
    [13813.83, 30, 4144.15],
    [9999999999999.99, 100, 9999999999999.99],
    [9999999999999.99, 30, 3000000000000],
    [10000000000000, 0.01, 1000000000],
  ])('of %d, %d percent are %d', (value, percent, result) => {
    expect(decimal.percentOf(value, percent)).toBe(result);
  });
});

describe('what is no number', () => {
  it.each([NaN, Infinity, -Infinity])('%d gives NaN everywhere', (odd) => {
    const results = [
      decimal.multiply(odd, 1, 2),
      decimal.multiply(1, odd, 2),
      decimal.multiply(1.005, 1, odd),
      decimal.divide(odd, 1, 2),
      decimal.divide(1, odd, 2),
      decimal.divide(1, 1, odd),
      decimal.percentOf(odd, 1),
      decimal.percentShare(1, odd),
      decimal.add(odd, 1),
      decimal.total([1, odd]),
      decimal.round(odd, 2),
      decimal.floor(odd, 2),
    ];
    expect(results.every(Number.isNaN)).toBe(true);
  });

  it.each([
    ['12.5', 12.5],
    ['-3', -3],
    [7, 7],
  ])('%j says %d', (value, number) => {
    expect(decimal.numberOf(value)).toBe(number);
  });

  it.each(['', '12,5', '1e3', ' 1', '0x10', '.5', null, undefined, true, [1], {}])(
    '%j says none',
    (value) => {
      expect(decimal.numberOf(value)).toBeNaN();
    },
  );
});
