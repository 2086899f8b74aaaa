import { type Json, readsOf } from '../../../../engine/expression';
import type { Finding } from '../../finding';
import type { CheckRule } from '../../../../engine/index';
import type { Check, Subject } from '../../product/subject';
import { inWords } from '../inWords';
import type { Claim } from '../Claim';
import { solve } from '../solve';
import { answered, canBe, fails, holds } from '../verdicts';

interface Bounds {
  readonly min?: Json | undefined;
  readonly max?: Json | undefined;
  readonly pointer: string;
}

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
  if (canBe(subject, [...there, holds({ '<=': [min, max] })])) return;
  const verdict = solve(subject, there);
  if (verdict.is !== 'possible') return;
  const message = `The smallest value is beyond the largest: ${inWords(subject, verdict.example)} nothing can be picked.`;
  yield { pointer, code: 'min-after-max', message };
}

export const solvedPickers: Check = function* (subject) {
  for (const path of subject.fields.keys()) yield* ofField(subject, path);
};

function refusal(
  subject: Subject,
  path: string,
  bound: Json,
  { when = true, that }: CheckRule,
): string | undefined {
  const within = [answered(path), isThere(bound), holds(when)];
  const atBound = [...within, holds({ '==': [{ var: path }, bound] })];
  if (canBe(subject, [...atBound, holds(that)]) || !canBe(subject, [...within, holds(that)]))
    return undefined;
  const verdict = solve(subject, atBound);
  return verdict.is === 'possible' && verdict.isCertain ? inWords(subject, verdict.example) : undefined;
}

function judges({ level = 'error', fields, that }: CheckRule, path: string): boolean {
  return level === 'error' && fields.includes(path) && readsOf(that).fields.includes(path);
}

function* refusedAt(subject: Subject, path: string, bound: Json, end: string): Generator<Finding> {
  for (const [index, check] of subject.definition.rules.checks.entries()) {
    const example = judges(check, path) ? refusal(subject, path, bound, check) : undefined;
    if (example === undefined) continue;
    const message = `${end} of ${path} can be picked and is refused here: ${example} this fails. Let both say the same.`;
    yield { pointer: `/rules/checks/${index}/that`, code: 'picked-refused', message };
  }
}

export const pickedRefused: Check = function* (subject) {
  for (const { fields = [], min, max } of subject.definition.rules.states) {
    for (const path of fields) {
      if (min !== undefined) yield* refusedAt(subject, path, min, 'The smallest value');
      if (max !== undefined) yield* refusedAt(subject, path, max, 'The largest value');
    }
  }
};
