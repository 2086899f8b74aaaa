import { run } from '../../cases/run';
import { casesOf } from '../../cases/runCases';
import { answersOf } from '../../../engine/index';
import type { Pair } from '../Difference';
import { replayRequest } from './replayRequest';
import { NOBODY, summed, totalsOf, type Totals } from './totals';

/** The golden cases of the version before, asked again under both as requests that were registered. */
export function replayCases(pair: Pair): Totals {
  const { subject, id, compiled: definition, rating, constants } = pair.before;
  let totals = NOBODY;
  for (const file of casesOf(subject.files, id).values())
    for (const it of file.cases) {
      const { session } = run({ definition, rating, constants }, file, it);
      const { today, context } = session.env;
      const stored = { id: it.id, answers: answersOf(session), today, context };
      totals = summed(totals, totalsOf(replayRequest(pair, stored)));
    }
  return totals;
}
