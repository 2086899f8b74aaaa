import type { Ledger } from './types';

/** Cents of cover on a day. */
export function amountOn({ layers }: Ledger, day: string): number {
  return layers
    .flatMap(({ pieces }) => pieces)
    .filter(({ from, to }) => from <= day && day < to)
    .reduce((sum, { amount }) => sum + amount, 0);
}
