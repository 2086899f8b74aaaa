import { run } from '../../cases/run';
import { casesOf } from '../../cases/runCases';
import { answersOf } from '../../../engine/index';
import type { Pair } from '../Difference';
import { isWhole } from './isWhole';
import { replayRequest } from './replayRequest';
import type { StoredRequest } from './stored';
import { NOBODY, summed, totalsOf, type Totals } from './totals';

interface Made extends StoredRequest {
  readonly isWhole: boolean;
}

/** Requests made from golden cases, without repeats: many cases test the same answers. */
function madeBy({ subject, id: product, compiled: definition, rating, constants }: Pair['before']): Made[] {
  const made = new Map<string, Made>();
  for (const file of casesOf(subject.files, product).values())
    for (const it of file.cases) {
      const { session } = run({ definition, rating, constants }, file, it);
      const { today, context } = session.env;
      const answers = answersOf(session);
      const key = JSON.stringify([answers, today, context]);
      if (!made.has(key)) made.set(key, { id: it.id, answers, today, context, isWhole: isWhole(session) });
    }
  return [...made.values()];
}

/**
 * Repeats the old version's golden cases under both versions. Complete ones count as a sample portfolio, with their
 * money.
 */
export function replayCases(pair: Pair): Totals {
  return madeBy(pair.before)
    .map((made) => {
      const { rated, ...replayed } = replayRequest(pair, made);
      return totalsOf(made.isWhole && rated ? { ...replayed, rated } : replayed);
    })
    .reduce(summed, NOBODY);
}
