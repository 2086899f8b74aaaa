/**
 * Exact decimal arithmetic on JSON numbers, rounded half up (away from zero).
 * A number is read as the decimal that its shortest text says: 1.005 is 1005 thousandths, not the double beside it.
 * NaN, an infinity or a scale that is none gives NaN. Scaled integers carry the common case; past their safe range the same is done in BigInt.
 */
import * as exact from './exact-decimal';

/** Up to here a double holds 15 digits exactly, and division rounds to the right side of a tie. */
const SAFE = 1e15;
const powers = Array.from({ length: 17 }, (_, exponent) => 10 ** exponent);

/** The number that a value says, as a JSON number or as plain decimal text; NaN for anything else. */
export function numberOf(value: unknown): number {
  if (typeof value === 'number') return value - value === 0 ? value : NaN;
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : NaN;
}

/** A scale of 0, 2, 4 or 6 decimals at which the number is a safe integer; -1 when there is none. */
function scaleOf(number: number): number {
  if (Math.abs(number) > SAFE) return -1;
  if (Math.floor(number) === number) return 0;
  for (let scale = 2; scale <= 6; scale += 2) {
    const units = Math.round(number * power(scale));
    if (units / power(scale) === number) return Math.abs(units) <= SAFE ? scale : -1;
  }
  return -1;
}

function areFinite(a: number, b: number, scale: number): boolean {
  return a - a + (b - b) + (scale - scale) === 0;
}

function power(exponent: number): number {
  return powers[exponent] as number;
}

function unitsOf(number: number, scale: number): number {
  return scale === 0 ? number : Math.round(number * power(scale));
}

/** Rounds half away from zero; Math.round alone rounds half towards plus infinity. */
function halfUp(number: number): number {
  return number < 0 ? 0 - Math.round(-number) : Math.round(number);
}

/** Units at one scale as a number with at most `scale` decimals. */
function rescaled(units: number, from: number, scale: number): number {
  return from <= scale ? units / power(from) : halfUp(units / power(from - scale)) / power(scale);
}

/** a × b with at most `scale` decimals. */
export function multiply(a: number, b: number, scale: number): number {
  const scaleA = scaleOf(a);
  const scaleB = scaleOf(b);
  if (scaleA >= 0 && scaleB >= 0) {
    const units = unitsOf(a, scaleA) * unitsOf(b, scaleB) + 0;
    if (units <= SAFE && units >= -SAFE) return rescaled(units, scaleA + scaleB, scale);
  }
  return areFinite(a, b, scale) ? exact.multiply(a, b, scale) : NaN;
}

/** a × b ÷ 100 with at most two decimals. */
export function percentOf(value: number, percent: number): number {
  const scaleA = scaleOf(value);
  const scaleB = scaleOf(percent);
  if (scaleA >= 0 && scaleB >= 0) {
    const units = unitsOf(value, scaleA) * unitsOf(percent, scaleB) + 0;
    if (units <= SAFE && units >= -SAFE) return rescaled(units, scaleA + scaleB + 2, 2);
  }
  return areFinite(value, percent, 2) ? exact.percentOf(value, percent) : NaN;
}

/** a ÷ b with at most `scale` decimals; NaN when b is zero. */
export function divide(a: number, b: number, scale: number): number {
  if (b === 0) return NaN;
  const scaleA = scaleOf(a);
  const scaleB = scaleOf(b);
  if (scaleA >= 0 && scaleB >= 0) {
    const dividend = unitsOf(a, scaleA) * power(scaleB + scale);
    const divisor = unitsOf(b, scaleB) * power(scaleA);
    if (Math.abs(dividend) <= SAFE && Math.abs(divisor) <= SAFE) {
      return halfUp(dividend / divisor + 0) / power(scale);
    }
  }
  return areFinite(a, b, scale) ? exact.divide(a, b, scale) : NaN;
}

/** a + b, with all decimals that both have. */
export function add(a: number, b: number): number {
  const scaleA = scaleOf(a);
  const scaleB = scaleOf(b);
  if (scaleA >= 0 && scaleB >= 0) {
    const scale = Math.max(scaleA, scaleB);
    const units = unitsOf(a, scale) + unitsOf(b, scale) + 0;
    if (units <= SAFE && units >= -SAFE) return units / power(scale);
  }
  return areFinite(a, b, 0) ? exact.add(a, b) : NaN;
}

/** The number with at most `scale` decimals, half up. */
export function round(number: number, scale: number): number {
  return multiply(number, 1, scale);
}

/** The largest number of `scale` decimals that is not above the number. */
export function floor(number: number, scale: number): number {
  const from = scaleOf(number);
  if (from < 0) return areFinite(number, 0, scale) ? exact.floor(number, scale) : NaN;
  return from <= scale ? number + 0 : Math.floor(unitsOf(number, from) / power(from - scale)) / power(scale);
}
