import { exampleOf } from '../check/solver/inWords';
import { fieldRules, visibleWhen } from '../check/solver/fieldRules';
import type { Claim } from '../check/solver/Claim';
import { solve, type Verdict } from '../check/solver/solve';
import { fails, holds } from '../check/solver/verdicts';
import type { Subject } from '../check/product/subject';
import { type Json, readsOf } from '../../engine/expression';
import { sameValue } from '../../engine/index';
import type { Reach } from './Flow';
import type { Example } from './Mark';
import type { Sentences } from './Sentences';

/** Answers for which the claims are so; nothing where there are none, or too many to try. */
function exampleFor(subject: Subject, claims: readonly Claim[]): Example | undefined {
  const verdict = solve(subject, claims);
  return verdict.is === 'possible' ? exampleOf(subject, verdict.example) : undefined;
}

/** What a condition reads that nobody answers in the wizard. */
function besidesOf(condition: Json): Pick<Reach, 'besides'> {
  const { today, context, constants } = readsOf(condition);
  const besides = [
    ...(today ? (['today'] as const) : []),
    ...(context.length > 0 ? (['person'] as const) : []),
    ...(constants.length > 0 ? (['constants'] as const) : []),
  ];
  return besides.length > 0 ? { besides } : {};
}

/** Answers that show it and answers that hide it; those that do both leave it to something else. */
function examplesOf(subject: Subject, shown: Verdict, hidden: Verdict): Pick<Reach, 'shown' | 'hidden'> {
  if (shown.is === 'possible' && hidden.is === 'possible' && sameValue(shown.example, hidden.example))
    return {};
  return {
    ...(shown.is === 'possible' && { shown: exampleOf(subject, shown.example) }),
    ...(hidden.is === 'possible' && { hidden: exampleOf(subject, hidden.example) }),
  };
}

/** Whether what is shown where all conditions hold can be reached. */
function reachOf(subject: Subject, conditions: readonly Json[], sentences: Sentences): Reach {
  if (conditions.length === 0) return { is: 'free' };
  const all: Json = conditions.length === 1 ? conditions[0]! : { and: conditions };
  const [shown, hidden] = [solve(subject, [holds(all)]), solve(subject, [fails(all)])];
  const told = { words: sentences.condition(all), ...besidesOf(all), ...examplesOf(subject, shown, hidden) };
  if (shown.is === 'impossible') return { is: 'never', ...told };
  if (hidden.is === 'impossible') return { is: 'always', ...told };
  return { is: shown.is === 'unknown' && hidden.is === 'unknown' ? 'unknown' : 'sometimes', ...told };
}

export function reachOfQuestion(subject: Subject, path: string, sentences: Sentences): Reach {
  return reachOf(subject, fieldRules(subject, path).shownWhen, sentences);
}

export function reachOfStep(subject: Subject, id: string, sentences: Sentences): Reach {
  const rules = subject.definition.rules.states.filter((rule) => rule.steps?.includes(id));
  const conditions = rules.map(visibleWhen).filter((when) => when !== undefined);
  return reachOf(subject, conditions, sentences);
}

/** Answers that show what is wrong with a condition: those for which it holds, or, where none do, others. */
export function exampleOfCondition(subject: Subject, condition: Json): Example {
  return exampleFor(subject, [holds(condition)]) ?? exampleFor(subject, [fails(condition)]) ?? [];
}
