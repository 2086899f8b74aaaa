import type { Json } from '../../../expression';
import type { Finding } from '../../finding';
import type { Check, Subject } from '../../product/subject';
import { inWords } from '../inWords';
import { solve, type Claim } from '../solve';
import { canBe, fails, holds } from '../verdicts';

interface Bounds {
  readonly min?: Json;
  readonly max?: Json;
  readonly pointer: string;
}

/** The smallest and the largest value that rules let be picked, and where the later of them stands. */
function boundsOf({ definition }: Subject, path: string): Bounds {
  return definition.rules.states.reduce<Bounds>(
    (bounds, { fields, min, max }, index) => {
      if (!fields?.includes(path) || (min === undefined && max === undefined)) return bounds;
      const pointer = `/rules/states/${index}/${max === undefined ? 'min' : 'max'}`;
      return { min: min ?? bounds.min, max: max ?? bounds.max, pointer };
    },
    { pointer: '' },
  );
}

const isThere = (expression: Json): Claim => fails({ '==': [expression, null] });

function* ofField(subject: Subject, path: string): Generator<Finding> {
  const { min, max, pointer } = boundsOf(subject, path);
  if (min === undefined || max === undefined) return;
  const there = [isThere(min), isThere(max)];
  const verdict = solve(subject, there);
  if (verdict.is !== 'possible' || canBe(subject, [...there, holds({ '<=': [min, max] })])) return;
  const message = `The smallest value is beyond the largest: ${inWords(subject, verdict.example)} nothing can be picked.`;
  yield { pointer, code: 'min-after-max', message };
}

/** Pickers in which nothing can be picked. */
export const solvedPickers: Check = function* (subject) {
  for (const path of subject.fields.keys()) yield* ofField(subject, path);
};
