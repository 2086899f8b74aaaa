import type { Json } from '../../../engine/expression';
import { once } from '../../../engine/index';
import type { Subject } from '../product/subject';
import { atomic } from './atomic';
import type { Claim } from './Claim';
import { Problem } from './Problem';
import { Translator } from './translate';

/** A condition of a product, in variables, with all that is known of these. */
export interface Translated {
  /** The same for the same condition. */
  readonly id: number;
  readonly problem: Problem;
  /** What has to be so for it to hold, and for it to fail. */
  readonly holding: readonly Claim[];
  readonly failing: readonly Claim[];
}

const known = once((_subject: Subject) => ({
  withinLimits: new Map<string, Translated>(),
  beyondLimits: new Map<string, Translated>(),
}));

const textOf = once((expression: object) => JSON.stringify(expression));

/** The facts beside a condition are the same again and again: each is translated once. */
export function translated(subject: Subject, expression: Json, isWithinLimits: boolean): Translated {
  const { withinLimits, beyondLimits } = known(subject);
  const own = isWithinLimits ? withinLimits : beyondLimits;
  const isWhole = typeof expression === 'object' && expression !== null;
  const text = isWhole ? textOf(expression) : JSON.stringify(expression);
  const last = own.get(text);
  if (last) return last;
  const problem = new Problem(subject, isWithinLimits);
  const truth = new Translator(problem).truth(expression);
  const [holding, failing] = [true, false].map((holds) => atomic({ expression: truth, holds }));
  const made = { id: own.size, problem, holding: holding!, failing: failing! };
  own.set(text, made);
  return made;
}
