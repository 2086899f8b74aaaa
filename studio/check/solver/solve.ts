import { type Json, readsOf } from '../../../engine/expression';
import { once } from '../../../engine/index';
import type { Subject } from '../product/subject';
import { atomic } from './atomic';
import type { Claim } from './Claim';
import { orderedShares } from './orderedShares';
import { Problem } from './Problem';
import { samplesOf, type Samples } from './samples';
import { search } from './search';
import { Translator } from './translate';
import type { Variable } from './Variable';

export type Answers = Readonly<Record<string, Json>>;

/** Whether claims can hold together, with example answers; unknown where there are too many to try. */
export type Verdict =
  | {
      readonly is: 'possible';
      readonly example: Answers;
      /** The day that the example is of, where that matters. */
      readonly today?: string;
      readonly isCertain: boolean;
    }
  | { readonly is: 'impossible' }
  | { readonly is: 'unknown' };

function exampleOf(variables: readonly Variable[], values: readonly unknown[]): Answers {
  const entries = variables.flatMap(({ path }, index) =>
    path === undefined || values[index] === undefined ? [] : [[path, values[index] as Json] as const],
  );
  return Object.fromEntries(entries);
}

const known = once((_subject: Subject) => new Map<string, Verdict>());

/**
 * Whether some answers make all claims true. Parts not understood may be anything, so 'impossible' is certain and
 * 'possible' only where everything was understood.
 */
export function solve(subject: Subject, claims: readonly Claim[], isWithinLimits = true): Verdict {
  // One check asks what another has asked: of endosso's questions a quarter.
  const key = JSON.stringify([isWithinLimits, claims]);
  const verdict = known(subject).get(key) ?? solved(subject, claims, isWithinLimits);
  known(subject).set(key, verdict);
  return verdict;
}

function solved(subject: Subject, claims: readonly Claim[], isWithinLimits: boolean): Verdict {
  const problem = new Problem(subject, isWithinLimits);
  const translator = new Translator(problem);
  const translated = claims.flatMap(({ expression, holds }) =>
    atomic({ expression: translator.truth(expression), holds }),
  );
  translated.push(...orderedShares(problem));
  const samples = samplesOf([...problem.variables.values()], problem.links);
  const verdicts = apart(translated, [...problem.variables.values()]).map((part) =>
    solvePart(part, samples, !problem.hasUnknown),
  );
  return together(verdicts);
}

/** Claims without a common variable are independent. */
function apart(claims: readonly Claim[], variables: readonly Variable[]): Part[] {
  const parts: { claims: Claim[]; names: Set<string> }[] = [];
  for (const claim of claims) {
    const names = new Set(readsOf(claim.expression).fields);
    const touched = parts.filter((part) => [...names].some((name) => part.names.has(name)));
    for (const part of touched) parts.splice(parts.indexOf(part), 1);
    parts.push({
      claims: [...touched.flatMap((part) => part.claims), claim],
      names: new Set([...touched.flatMap((part) => [...part.names]), ...names]),
    });
  }
  return parts.map((part) => ({
    claims: part.claims,
    variables: variables.filter(({ name }) => part.names.has(name)),
  }));
}

interface Part {
  readonly claims: readonly Claim[];
  readonly variables: readonly Variable[];
}

function solvePart({ claims, variables }: Part, all: Samples | undefined, isCertain: boolean): Verdict {
  const samples = variables.map((variable) => all?.get(variable) ?? []);
  // Where a variable has no value at all, its limits leave none, which is said elsewhere.
  if (samples.some(({ length }) => length === 0)) return { is: 'unknown' };
  const found = search(variables, samples, claims);
  if (found === 'too-many') return { is: 'unknown' };
  if (!found) return { is: 'impossible' };
  const today = found[variables.findIndex(({ isToday }) => isToday)];
  const day = typeof today === 'string' ? { today } : {};
  return { is: 'possible', example: exampleOf(variables, found), ...day, isCertain };
}

/** All claims are possible if each part is; one that is not is enough. */
function together(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.some(({ is }) => is === 'impossible')) return { is: 'impossible' };
  const possible = verdicts.filter((verdict) => verdict.is === 'possible');
  if (possible.length < verdicts.length) return { is: 'unknown' };
  const example = Object.assign({}, ...possible.map((verdict) => verdict.example)) as Answers;
  const [day] = possible.flatMap(({ today }) => (today === undefined ? [] : [{ today }]));
  return { is: 'possible', example, ...day, isCertain: possible.every((verdict) => verdict.isCertain) };
}
