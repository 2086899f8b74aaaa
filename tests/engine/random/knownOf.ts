import { dataOf } from '../../../studio/cases/events';
import type { CasesFile } from '../../../studio/cases/types';
import type { Known } from './fillAtRandom';

/** What the look-ups of a product's cases answer. */
export function knownOf(cases: readonly CasesFile[]): Known {
  const known = new Map<string, unknown[]>();
  for (const { cases: all, said } of cases)
    for (const event of all.flatMap((one) => one.events)) {
      const { answer, data } = event;
      if (answer === undefined || data === undefined) continue;
      known.set(answer, [...(known.get(answer) ?? []), dataOf(event, said)]);
    }
  return known;
}
