import { callOf, type Json } from '../../../engine/expression';
import type { Subject } from '../product/subject';
import { inWords } from './inWords';
import type { Claim } from './Claim';
import { isMet, solve } from './solve';

export function holds(expression: Json): Claim {
  return { expression, holds: true };
}

export function fails(expression: Json): Claim {
  return { expression, holds: false };
}

export function answered(path: string): Claim {
  return fails({ '==': [{ var: path }, null] });
}

export function canBe(subject: Subject, claims: readonly Claim[], isWithinLimits = true): boolean {
  return isMet(subject, claims, isWithinLimits) || solve(subject, claims, isWithinLimits).is !== 'impossible';
}

/** Whether claims leave nothing to others: all together or, where that is too much to try, one of them. */
export function leavesNothing(subject: Subject, claims: readonly Claim[], to: readonly Claim[]): boolean {
  if (isMet(subject, [...claims, ...to])) return false;
  const { is } = solve(subject, [...claims, ...to]);
  if (is !== 'unknown' || claims.length < 2) return is === 'impossible';
  return claims.some((claim) => !canBe(subject, [claim, ...to]));
}

function partsOf(expression: Json): readonly Json[] {
  const call = callOf(expression);
  return call?.name === 'and' ? call.args.flatMap(partsOf) : [expression];
}

function nearest(subject: Subject, condition: Json, before: readonly Claim[]): string {
  let [example, held] = [inWords(subject, {}), [...before]];
  for (const part of partsOf(condition)) {
    const verdict = solve(subject, [...held, holds(part)]);
    if (verdict.is !== 'possible') continue;
    held = [...held, holds(part)];
    example = inWords(subject, verdict.example);
  }
  if (held.length > before.length) return example;
  const verdict = solve(subject, [...before, fails(condition)]);
  return verdict.is === 'possible' ? inWords(subject, verdict.example) : example;
}

export function neverSentence(subject: Subject, condition: Json, before: readonly Claim[] = []): string {
  return `No answers make this hold: ${nearest(subject, condition, before)} it does not.`;
}

export function alwaysSentence(subject: Subject, condition: Json, before: readonly Claim[] = []): string {
  const verdict = solve(subject, [...before, holds(condition)]);
  const example = verdict.is === 'possible' ? inWords(subject, verdict.example) : inWords(subject, {});
  return `All answers make this hold, as ${example}.`;
}
