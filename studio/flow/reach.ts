import { verdictsBeside } from '../check/solver/beside';
import { factsOf } from '../check/solver/facts';
import { exampleOf } from '../check/solver/inWords';
import { fieldRules, visibleWhen } from '../check/solver/fieldRules';
import type { Claim } from '../check/solver/Claim';
import { solve } from '../check/solver/solve';
import { fails, holds } from '../check/solver/verdicts';
import type { Subject } from '../check/product/subject';
import { type Json, readsOf } from '../../engine/expression';
import { isShown, type Session } from '../../engine/index';
import type { Version } from '../impact/Version';
import type { Reach } from './Flow';
import type { Example } from './Mark';
import type { Sentences } from './Sentences';
import { typedAs } from './typed';

function exampleFor(subject: Subject, claims: readonly Claim[]): Example | undefined {
  const verdict = solve(subject, claims);
  return verdict.is === 'possible' ? exampleOf(subject, verdict.example) : undefined;
}

function besidesOf(condition: Json): Pick<Reach, 'besides'> {
  const { today, context, constants } = readsOf(condition);
  const besides = [
    ...(today ? (['today'] as const) : []),
    ...(context.length > 0 ? (['person'] as const) : []),
    ...(constants.length > 0 ? (['constants'] as const) : []),
  ];
  return besides.length > 0 ? { besides } : {};
}

/** Answers for which the claims are so, typed one after the other in the wizard before they are shown. */
function typedExample(
  version: Version,
  claims: readonly Claim[],
  isThere: (session: Session) => boolean,
): Example | undefined {
  const { subject } = version;
  const candidates = verdictsBeside(subject, claims, factsOf(subject)).flatMap((verdict) =>
    verdict.is === 'possible' ? [{ answers: verdict.example, today: verdict.today }] : [],
  );
  const typed = typedAs(version, candidates, isThere);
  return typed && exampleOf(subject, typed);
}

/** What of it was found possible and could not be typed. */
function unprovedOf(reach: Reach['is'], shown: unknown, hidden: unknown): Pick<Reach, 'unproved'> {
  const unproved = [
    ...(shown === undefined && reach !== 'never' ? (['shown'] as const) : []),
    ...(hidden === undefined && reach !== 'always' ? (['hidden'] as const) : []),
  ];
  return unproved.length > 0 ? { unproved } : {};
}

/** Whether what is shown where all conditions hold can be reached; the session tells whether it is. */
function reachOf(
  version: Version,
  conditions: readonly Json[],
  sentences: Sentences,
  isShownIn: (session: Session) => boolean,
): Reach {
  if (conditions.length === 0) return { is: 'free' };
  const { subject } = version;
  const all: Json = conditions.length === 1 ? conditions[0]! : { and: conditions };
  const verdicts = [solve(subject, [holds(all)]), solve(subject, [fails(all)])].map((one) => one.is);
  const [on, off] = verdicts;
  const is = on === 'impossible' ? 'never' : off === 'impossible' ? 'always' : 'sometimes';
  const shown = is === 'never' ? undefined : typedExample(version, [holds(all)], isShownIn);
  const hidden = is === 'always' ? undefined : typedExample(version, [fails(all)], (one) => !isShownIn(one));
  const isOpen = verdicts.every((one) => one === 'unknown') && !shown && !hidden;
  return {
    is: isOpen ? 'unknown' : is,
    words: sentences.condition(all),
    ...besidesOf(all),
    ...(shown && { shown }),
    ...(hidden && { hidden }),
    ...unprovedOf(is, shown, hidden),
  };
}

export function reachOfQuestion(version: Version, path: string, sentences: Sentences): Reach {
  const index = version.compiled.byPath.get(path)?.index;
  const isThere = ({ states }: Session) => index !== undefined && isShown(states.at(index));
  return reachOf(version, fieldRules(version.subject, path).shownWhen, sentences, isThere);
}

export function reachOfStep(version: Version, id: string, sentences: Sentences): Reach {
  const { steps, rules } = version.subject.definition;
  const place = steps.findIndex((step) => step.id === id);
  const conditions = rules.states
    .filter((rule) => rule.steps?.includes(id))
    .map(visibleWhen)
    .filter((when) => when !== undefined);
  return reachOf(version, conditions, sentences, (session) => session.steps[place]?.visible ?? false);
}

export function exampleOfCondition(subject: Subject, condition: Json): Example {
  return exampleFor(subject, [holds(condition)]) ?? exampleFor(subject, [fails(condition)]) ?? [];
}
