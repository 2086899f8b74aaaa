/** The slow and unlimited side of decimal.ts: the same operations on BigInt, for any finite numbers. */
interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** The decimal that the shortest text of a number says, exponent included. */
export function decimalOf(number: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(number).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const scale = fraction.length - Number(exponent);
  const units = BigInt(whole + fraction);
  return scale >= 0 ? { units, scale } : { units: units * tenTo(-scale), scale: 0 };
}

function tenTo(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function halfUpQuotient(dividend: bigint, divisor: bigint): bigint {
  const magnitude = (abs(dividend) * 2n + abs(divisor)) / (abs(divisor) * 2n);
  return dividend < 0n === divisor < 0n ? magnitude : -magnitude;
}

function numberOf({ units, scale }: Decimal): number {
  return Number(`${units}e-${scale}`);
}

function rounded(decimal: Decimal, to: number): number {
  if (decimal.scale <= to) return numberOf(decimal);
  return numberOf({ units: halfUpQuotient(decimal.units, tenTo(decimal.scale - to)), scale: to });
}

function product(a: number, b: number, shift: number): Decimal {
  const [left, right] = [decimalOf(a), decimalOf(b)];
  return { units: left.units * right.units, scale: left.scale + right.scale + shift };
}

function quotient(a: number, b: number, shift: number, scale: number): number {
  const [left, right] = [decimalOf(a), decimalOf(b)];
  const dividend = left.units * tenTo(right.scale + shift + scale);
  return numberOf({ units: halfUpQuotient(dividend, right.units * tenTo(left.scale)), scale });
}

export function multiply(a: number, b: number, scale: number): number {
  return rounded(product(a, b, 0), scale);
}

export function percentOf(value: number, percent: number, scale: number): number {
  return rounded(product(value, percent, 2), scale);
}

export function divide(a: number, b: number, scale: number): number {
  return quotient(a, b, 0, scale);
}

export function percentShare(part: number, whole: number): number {
  return quotient(part, whole, 2, 2);
}

export function add(a: number, b: number): number {
  return total([a, b]);
}

export function total(numbers: readonly number[]): number {
  const decimals = numbers.map(decimalOf);
  const scale = Math.max(0, ...decimals.map((decimal) => decimal.scale));
  const units = decimals.reduce((sum, decimal) => sum + decimal.units * tenTo(scale - decimal.scale), 0n);
  return numberOf({ units, scale });
}

export function round(number: number, scale: number): number {
  return rounded(decimalOf(number), scale);
}

export function floor(number: number, to: number): number {
  const decimal = decimalOf(number);
  if (decimal.scale <= to) return numberOf(decimal);
  const step = tenTo(decimal.scale - to);
  const down = decimal.units / step;
  const isBelow = decimal.units < 0n && down * step !== decimal.units;
  return numberOf({ units: isBelow ? down - 1n : down, scale: to });
}
