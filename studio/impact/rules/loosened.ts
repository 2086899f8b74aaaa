import { canBe, fails, holds } from '../../check/solver/verdicts';
import { type Json, readsOf } from '../../../engine/expression';
import type { CheckRule, RuleKind, Rules, StateRule } from '../../../engine/index';
import { worse, type Compatibility, type Pair } from '../Difference';
import { patchVerdict } from '../../rules/verdict';

type Rule = Rules[RuleKind][number];

/** Whether the second holds wherever the first does, in both versions; false also where the solver cannot tell. */
function implies({ before, after }: Pair, first: Json, second: Json): boolean {
  return [before, after].every(({ subject }) => !canBe(subject, [holds(first), fails(second)], false));
}

const needsOf = ({ needs, that }: CheckRule) => needs ?? readsOf(that).fields;

/** A check that accepts and waits for at least the same refuses nobody anew. */
function looserCheck(pair: Pair, key: string, before: CheckRule, after: CheckRule): boolean {
  if (key === 'when') return implies(pair, after.when ?? true, before.when ?? true);
  if (key !== 'that' || !needsOf(before).every((path) => needsOf(after).includes(path))) return false;
  return implies(pair, before.that, after.that);
}

function movedBranches(pair: Pair, before: StateRule, { when = true }: StateRule): Compatibility {
  const { then, else: otherwise, when: was = true } = before;
  const away = implies(pair, was, when) ? 'compatible' : patchVerdict(then, otherwise);
  const here = implies(pair, when, was) ? 'compatible' : patchVerdict(otherwise, then);
  return worse(away, here);
}

function widerBound(pair: Pair, key: 'min' | 'max', before: StateRule, after: StateRule): boolean {
  const [was, is] = [before[key], after[key]];
  if (was === undefined) return false;
  return is === undefined || implies(pair, true, { '<=': key === 'min' ? [is, was] : [was, is] });
}

function ofState(pair: Pair, key: string, before: StateRule, after: StateRule): Compatibility | undefined {
  const hasBounds = [before, after].some(
    ({ options, min, max }) => options !== undefined || min !== undefined || max !== undefined,
  );
  if (key === 'when')
    return hasBounds
      ? undefined
      : worse(
          movedBranches(pair, before, after),
          movedBranches(pair, { ...after, when: before.when ?? true }, after),
        );
  if (key !== 'min' && key !== 'max') return undefined;
  return widerBound(pair, key, before, after) ? 'visible' : undefined;
}

/** The effect of a changed condition or bound; `undefined` where unsolved or perhaps harmful. */
export function solvedVerdict(
  pair: Pair,
  kind: RuleKind,
  key: string,
  before: Rule,
  after: Rule,
): Compatibility | undefined {
  if (kind === 'checks')
    return looserCheck(pair, key, before as CheckRule, after as CheckRule) ? 'compatible' : undefined;
  return kind === 'states' ? ofState(pair, key, before, after) : undefined;
}
