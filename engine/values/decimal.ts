/**
 * Exact decimal arithmetic on JSON numbers, rounded half up (away from zero).
 * A number is read as the decimal that its shortest text says: 1.005 is 1005 thousandths, not the double beside it.
 * Whole cents within 15 digits are computed as integers, everything else in BigInt; both give the same.
 * NaN, an infinity or a scale that is none gives NaN.
 */
import * as exact from './exactDecimal';

/** Up to here a double holds all 15 digits, and a division rounds to the right side of a tie. */
const SAFE = 1e15;
const powers = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8];

/** The number that a value says, as a JSON number or as plain decimal text; NaN for anything else. */
export function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : NaN;
}

/** The number in cents; NaN when it has a fraction of a cent or too many digits. */
export function centsOf(number: number): number {
  const cents = Math.round(number * 100);
  return cents / 100 === number && isSafe(cents) ? cents : NaN;
}

export function isSafe(units: number): boolean {
  return units <= SAFE && units >= -SAFE;
}

function power(exponent: number): number {
  return powers[exponent] ?? NaN;
}

/** Rounds half away from zero; Math.round alone rounds half towards plus infinity. */
function halfUp(number: number): number {
  return number < 0 ? 0 - Math.round(-number) : Math.round(number) + 0;
}

function areFinite(a: number, b: number, scale: number): boolean {
  return a - a + (b - b) + (scale - scale) === 0;
}

/** a × b with at most `scale` decimals. */
export function multiply(a: number, b: number, scale: number): number {
  const units = centsOf(a) * centsOf(b);
  if (scale <= 4 && isSafe(units)) return halfUp(units / power(4 - scale)) / power(scale);
  return areFinite(a, b, scale) ? exact.multiply(a, b, scale) : NaN;
}

/** value × percent ÷ 100 with at most `scale` decimals. */
export function percentOf(value: number, percent: number, scale = 2): number {
  const units = centsOf(value) * centsOf(percent);
  if (scale <= 6 && isSafe(units)) return halfUp(units / power(6 - scale)) / power(scale);
  return areFinite(value, percent, scale) ? exact.percentOf(value, percent, scale) : NaN;
}

/** a ÷ b with at most `scale` decimals; NaN when b is zero. */
export function divide(a: number, b: number, scale: number): number {
  if (b === 0) return NaN;
  const dividend = centsOf(a) * power(scale);
  const divisor = centsOf(b);
  if (isSafe(dividend) && isSafe(divisor)) return halfUp(dividend / divisor) / power(scale);
  return areFinite(a, b, scale) ? exact.divide(a, b, scale) : NaN;
}

/** part × 100 ÷ whole with at most two decimals, rounded once; NaN when the whole is zero. */
export function percentShare(part: number, whole: number): number {
  if (whole === 0) return NaN;
  const dividend = centsOf(part) * 10_000;
  const divisor = centsOf(whole);
  if (isSafe(dividend) && isSafe(divisor)) return halfUp(dividend / divisor) / 100;
  return areFinite(part, whole, 2) ? exact.percentShare(part, whole) : NaN;
}

export function add(a: number, b: number): number {
  const cents = centsOf(a) + centsOf(b);
  if (isSafe(cents)) return cents / 100 + 0;
  return areFinite(a, b, 0) ? exact.add(a, b) : NaN;
}

/** The number with at most `scale` decimals, half up. */
export function round(number: number, scale: number): number {
  if (scale >= 2 && isSafe(centsOf(number))) return number + 0;
  return areFinite(number, 0, scale) ? exact.round(number, scale) : NaN;
}

export function floor(number: number, scale: number): number {
  if (scale >= 2 && isSafe(centsOf(number))) return number + 0;
  return areFinite(number, 0, scale) ? exact.floor(number, scale) : NaN;
}

export function total(numbers: readonly number[]): number {
  return numbers.every(Number.isFinite) ? exact.total(numbers) : NaN;
}
