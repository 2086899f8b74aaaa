import type { Json } from '../../../engine/expression';
import type { Subject } from '../product/subject';
import { type Asked, askedOf } from './Asked';
import type { Claim } from './Claim';
import { compiled } from './compiled';
import { knownOf } from './knownOf';
import { orderedShares } from './orderedShares';
import { Problem } from './Problem';
import { samplesOf, type Samples } from './samples';
import { search } from './search';
import type { Variable } from './Variable';
import type { Answers, Verdict } from './Verdict';

function exampleOf(variables: readonly Variable[], values: readonly unknown[]): Answers {
  const example: Record<string, Json> = {};
  for (const { path, place } of variables)
    if (path !== undefined && values[place] !== undefined) example[path] = values[place] as Json;
  return example;
}

/**
 * Whether some answers make all claims true. Parts not understood may be anything, so 'impossible' is certain and
 * 'possible' only where everything was understood.
 */
export function solve(subject: Subject, claims: readonly Claim[], isWithinLimits = true): Verdict {
  const asked = askedOf(subject, claims, isWithinLimits);
  const { verdicts } = knownOf(subject, isWithinLimits);
  const key = asked.map((each) => each.key).join();
  const verdict = verdicts.get(key) ?? solved(new Problem(subject, isWithinLimits), asked);
  verdicts.set(key, verdict);
  return verdict;
}

/** Whether values that met an earlier question meet this one too: then it can be, and no search is needed. */
export function isMet(subject: Subject, claims: readonly Claim[], isWithinLimits = true): boolean {
  return knownOf(subject, isWithinLimits).isMet(askedOf(subject, claims, isWithinLimits));
}

function solved(problem: Problem, asked: readonly Asked[]): Verdict {
  for (const each of asked) problem.add(each.problem);
  const claims = [...asked.flatMap((each) => each.claims), ...orderedShares(problem)];
  const variables = [...problem.variables.values()];
  const samples = samplesOf(variables, problem.links);
  const earlier = knownOf(problem.subject, problem.isWithinLimits);
  const values = earlier.last;
  const parts = apart(claims, variables);
  const verdict = together(parts.map((part) => solvePart(part, samples, values, !problem.hasUnknown)));
  if (verdict.is === 'possible') earlier.meet(values);
  return verdict;
}

interface Part {
  readonly claims: readonly Claim[];
  readonly variables: Variable[];
}

/** Claims without a common variable are independent. */
function apart(claims: readonly Claim[], variables: readonly Variable[]): readonly Part[] {
  let parts: Part[] = [];
  const owners = new Map<number, Part>();
  for (const claim of claims) {
    const { places } = compiled(claim.expression);
    const touched = new Set(places.map((place) => owners.get(place)));
    const common = parts.filter((part) => touched.has(part));
    const part = { claims: [...common.flatMap((each) => each.claims), claim], variables: [] };
    parts = [...parts.filter((each) => !touched.has(each)), part];
    for (const each of part.claims)
      for (const place of compiled(each.expression).places) owners.set(place, part);
  }
  for (const variable of variables) owners.get(variable.place)?.variables.push(variable);
  return parts;
}

function solvePart(
  { claims, variables }: Part,
  all: Samples,
  values: unknown[],
  isCertain: boolean,
): Verdict {
  // Where a variable has no value at all, its limits leave none, which is said elsewhere.
  if (variables.some((variable) => !all.get(variable)?.length)) return { is: 'unknown' };
  const found = search(variables, all, claims, values);
  if (found === 'too-many') return { is: 'unknown' };
  if (found === 'none') return { is: 'impossible' };
  const today = values[variables.find(({ isToday }) => isToday)?.place ?? -1];
  const day = typeof today === 'string' ? { today } : {};
  return { is: 'possible', example: exampleOf(variables, values), ...day, isCertain };
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
