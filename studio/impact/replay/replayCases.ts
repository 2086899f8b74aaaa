import type { Pair } from '../Difference';
import { madeOfCases } from './madeOfCases';
import { replayRequest } from './replayRequest';
import { NOBODY, summed, totalsOf, type Totals } from './totals';

/**
 * Repeats the old version's golden cases under both versions. Complete ones count as a sample portfolio, with their
 * money.
 */
export function replayCases(pair: Pair): Totals {
  return madeOfCases(pair.before)
    .map((made) => {
      const { rated, ...replayed } = replayRequest(pair, made);
      return totalsOf(made.isWhole && rated ? { ...replayed, rated } : replayed);
    })
    .reduce(summed, NOBODY);
}
