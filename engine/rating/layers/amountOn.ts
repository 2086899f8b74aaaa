import type { Ledger, Piece } from './types';

export const totalOn = (pieces: readonly Piece[], day: string) =>
  pieces.filter(({ from, to }) => from <= day && day < to).reduce((sum, { amount }) => sum + amount, 0);

/** Cents of cover on a day. */
export function amountOn({ layers }: Ledger, day: string): number {
  return totalOn(
    layers.flatMap(({ pieces }) => pieces),
    day,
  );
}
