import {
  compileExpression,
  type Evaluate,
  type Frame,
  type Json,
  readsOf,
  truthy,
} from '../../../engine/expression';
import type { Subject } from '../product/subject';
import { Problem } from './Problem';
import { samplesOf, type Samples } from './samples';
import { Translator } from './translate';
import type { Variable } from './Variable';

/** A condition, and whether it is to hold. */
export interface Claim {
  readonly expression: Json;
  readonly holds: boolean;
}

export type Answers = Readonly<Record<string, Json>>;

/** Whether claims can all be so, with answers for which they are; unknown where there are too many to try. */
export type Verdict =
  | { readonly is: 'possible'; readonly example: Answers; readonly isCertain: boolean }
  | { readonly is: 'impossible' }
  | { readonly is: 'unknown' };

/** As many combinations of answers as are tried of one question. */
const MOST_COMBINATIONS = 20_000;

const NOWHERE: Frame['env'] = { today: '', constants: {}, context: null };

function compile(expression: Json, places: ReadonlyMap<string, number>): Evaluate {
  return compileExpression(expression, {
    reader: (name) => {
      const place = places.get(name);
      return place === undefined ? undefined : (frame) => frame.values[place];
    },
  });
}

function exampleOf(variables: readonly Variable[], values: readonly unknown[]): Answers {
  const entries = variables.flatMap(({ path }, index) =>
    path === undefined || values[index] === undefined ? [] : [[path, values[index] as Json] as const],
  );
  return Object.fromEntries(entries);
}

/** Goes on to the next combination; false after the last. */
function advance(at: number[], samples: readonly (readonly unknown[])[], values: unknown[]): boolean {
  for (let index = at.length - 1; index >= 0; index -= 1) {
    at[index] = (at[index]! + 1) % samples[index]!.length;
    values[index] = samples[index]![at[index]!];
    if (at[index] !== 0) return true;
  }
  return false;
}

/** The first combination that fits. */
function search(
  samples: readonly (readonly unknown[])[],
  fits: readonly ((frame: Frame) => boolean)[],
): readonly unknown[] | undefined {
  const at = samples.map(() => 0);
  const values = samples.map((list) => list[0]);
  const frame = { values, env: NOWHERE };
  do {
    if (fits.every((fit) => fit(frame))) return values;
  } while (advance(at, samples, values));
  return undefined;
}

/**
 * Whether there are answers for which all claims are so. What is not understood in them may be anything, so that
 * 'impossible' is certain; 'possible' is not where something was not understood.
 */
export function solve(subject: Subject, claims: readonly Claim[], isWithinLimits = true): Verdict {
  const problem = new Problem(subject, isWithinLimits);
  const translator = new Translator(problem);
  const translated = claims.map(({ expression, holds }) => ({
    expression: translator.truth(expression),
    holds,
  }));
  const samples = samplesOf([...problem.variables.values()], problem.links);
  const verdicts = apart(translated, [...problem.variables.values()]).map((part) =>
    solvePart(part, samples, !problem.hasUnknown),
  );
  return together(verdicts);
}

/** Claims that share no variable are so or not without each other. */
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
  const combinations = samples.reduce((product, { length }) => product * length, 1);
  // Where a variable has no value at all, its limits leave none, which is said elsewhere.
  if (combinations === 0 || combinations > MOST_COMBINATIONS) return { is: 'unknown' };
  const places = new Map(variables.map(({ name }, index) => [name, index]));
  const fits = claims.map(({ expression, holds }) => {
    const evaluate = compile(expression, places);
    return (frame: Frame) => truthy(evaluate(frame)) === holds;
  });
  const values = search(samples, fits);
  return values ? { is: 'possible', example: exampleOf(variables, values), isCertain } : { is: 'impossible' };
}

/** All claims are possible if each part is; one that is not is enough. */
function together(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.some(({ is }) => is === 'impossible')) return { is: 'impossible' };
  const possible = verdicts.filter((verdict) => verdict.is === 'possible');
  if (possible.length < verdicts.length) return { is: 'unknown' };
  const example = Object.assign({}, ...possible.map((verdict) => verdict.example)) as Answers;
  return { is: 'possible', example, isCertain: possible.every((verdict) => verdict.isCertain) };
}
