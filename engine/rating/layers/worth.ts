import { dayNumber } from '../../values/civilDay';
import { decimalOf } from '../../values/exactDecimal';
import type { Layer, Ledger, Piece } from './types';

const DAYS_OF_YEAR = 365n;
const PERCENT = 100n;

/** Cents × days, which go beyond what a number holds exactly. */
function sizeOf(pieces: readonly Piece[]): bigint {
  return pieces.reduce(
    (sum, { amount, from, to }) => sum + BigInt(amount) * BigInt(dayNumber(to) - dayNumber(from)),
    0n,
  );
}

/** Cents of cover on a day. */
export const totalOn = (pieces: readonly Piece[], day: string) =>
  pieces.filter(({ from, to }) => from <= day && day < to).reduce((sum, { amount }) => sum + amount, 0);

export const amountOn = ({ layers }: Ledger, day: string) =>
  layers.reduce((sum, { pieces }) => sum + totalOn(pieces, day), 0);

/** Whole cents that what is left of a layer is worth: its share of what was charged, rounded half up. */
export function worthOf({ charged, whole, pieces }: Layer): number {
  if (pieces === whole) return charged;
  const size = sizeOf(whole);
  return size === 0n ? charged : Number(halfUp(BigInt(charged) * sizeOf(pieces), size));
}

/** Whole cents that the layers of a policy are worth: the integral over them. */
export function valueOf({ layers }: Ledger): number {
  return layers.reduce((sum, layer) => sum + worthOf(layer), 0);
}

/** Whole cents of cover at a rate (% a year), pro rata to the day, rounded half up. */
export function chargeOf(pieces: readonly Piece[], rate: number): number {
  const { units, scale } = decimalOf(rate);
  const divisor = DAYS_OF_YEAR * PERCENT * 10n ** BigInt(scale);
  return Number(halfUp(sizeOf(pieces) * units, divisor));
}

/** Only for dividends that are not negative. */
function halfUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend * 2n + divisor) / (divisor * 2n);
}
