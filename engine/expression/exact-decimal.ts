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

function numberOfUnits(units: bigint, scale: number): number {
  return Number(`${units}e-${scale}`);
}

/** Quotient rounded half away from zero. */
function halfUpQuotient(dividend: bigint, divisor: bigint): bigint {
  const magnitude = (abs(dividend) * 2n + abs(divisor)) / (abs(divisor) * 2n);
  return dividend < 0n === divisor < 0n ? magnitude : -magnitude;
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function rounded({ units, scale }: Decimal, to: number): number {
  if (scale <= to) return numberOfUnits(units, scale);
  return numberOfUnits(halfUpQuotient(units, tenTo(scale - to)), to);
}

function product(a: number, b: number): Decimal {
  const [left, right] = [decimalOf(a), decimalOf(b)];
  return { units: left.units * right.units, scale: left.scale + right.scale };
}

export function multiply(a: number, b: number, scale: number): number {
  return rounded(product(a, b), scale);
}

export function percentOf(value: number, percent: number): number {
  const { units, scale } = product(value, percent);
  return rounded({ units, scale: scale + 2 }, 2);
}

export function divide(a: number, b: number, scale: number): number {
  const [left, right] = [decimalOf(a), decimalOf(b)];
  const dividend = left.units * tenTo(right.scale + scale);
  return numberOfUnits(halfUpQuotient(dividend, right.units * tenTo(left.scale)), scale);
}

export function add(a: number, b: number): number {
  const [left, right] = [decimalOf(a), decimalOf(b)];
  const scale = Math.max(left.scale, right.scale);
  const units = left.units * tenTo(scale - left.scale) + right.units * tenTo(scale - right.scale);
  return numberOfUnits(units, scale);
}

export function floor(number: number, to: number): number {
  const { units, scale } = decimalOf(number);
  if (scale <= to) return numberOfUnits(units, scale);
  const step = tenTo(scale - to);
  const quotient = units / step;
  return numberOfUnits(units < 0n && quotient * step !== units ? quotient - 1n : quotient, to);
}
