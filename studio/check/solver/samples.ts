import type { Json } from '../../../engine/expression';
import { counted, valueOf } from './counted';
import { isOrdered, type Link, type Variable } from './Variable';

/** More values of one variable would take too long to try. */
const MOST_SAMPLES = 400;

const SOME_DAY = 740_000;

function groupsOf(variables: readonly Variable[], links: readonly Link[]): Variable[][] {
  const groups = new Map(variables.map((variable) => [variable, [variable]]));
  for (const { first, second } of links) {
    const [one, other] = [groups.get(first)!, groups.get(second)!];
    if (one === other) continue;
    one.push(...other);
    for (const member of other) groups.set(member, one);
  }
  return [...new Set(groups.values())];
}

function around(count: number, step: number): number[] {
  const floor = Math.floor(count / step) * step;
  const ceiling = Math.ceil(count / step) * step;
  return [floor - step, floor, ceiling, ceiling + step];
}

/**
 * Values that hit every order in which the variables of a group can stand to each other and to what they are
 * compared with: a solution of difference constraints has a corner, in which each variable is a written value plus
 * at most one distance for each other variable.
 */
function countsOf(group: readonly Variable[], links: readonly Link[]): number[] | undefined {
  const step = Math.min(...group.map((variable) => variable.step));
  const own = group.flatMap(({ boundaries, from, to, only = [], sort }) => [
    ...boundaries,
    ...[from, to, ...only.map((value) => counted(value, sort))].filter((count) => count !== undefined),
  ]);
  const start = group[0]!.sort === 'number' ? [0, ...own] : own.length > 0 ? own : [SOME_DAY];
  const offsets = links.filter(({ first }) => group.includes(first)).map(({ offset }) => Math.abs(offset));
  const steps = [...new Set(offsets.flatMap((offset) => [offset, -offset]))];
  let counts = new Set(start.flatMap((count) => around(count, step)));
  for (let round = 1; round < group.length; round += 1) {
    if (counts.size > MOST_SAMPLES) return undefined;
    const far = [...counts].flatMap((count) => steps.flatMap((offset) => around(count + offset, step)));
    counts = new Set([...counts, ...far]);
  }
  return counts.size > MOST_SAMPLES ? undefined : [...counts].toSorted((a, b) => a - b);
}

function isWithin({ from, to }: Variable, count: number): boolean {
  return (from === undefined || count >= from) && (to === undefined || count <= to);
}

function ordered(group: readonly Variable[], links: readonly Link[]): [Variable, Json[]][] {
  const counts = countsOf(group, links);
  if (counts === undefined) return [];
  return group.map((variable) => {
    const values = counts
      .filter((count) => isWithin(variable, count))
      .toSorted((a, b) => (variable.sort === 'number' ? plainness(a) - plainness(b) : 0))
      .map((count) => valueOf(count, variable.sort))
      .filter((value) => value !== null);
    const only: readonly Json[] | undefined = variable.only;
    return [variable, only ? values.filter((value) => only.includes(value)) : values];
  });
}

/** Every compared value, plus one distinct other value per variable. */
function symbols(group: readonly Variable[]): [Variable, Json[]][] {
  const isAlone = group.length === 1;
  const asked = group.flatMap(({ literals, only }) => [...literals, ...(isAlone ? [] : (only ?? []))]);
  const literals: Json[] = [...new Set(asked)].filter((value) => value !== null);
  const others = group.map((_variable, index) => `texto ${index + 1}`);
  return group.map((variable) => {
    const only: readonly Json[] | undefined = variable.only;
    if (!only) return [variable, [...literals, ...others]];
    const unasked = only.filter((value) => !literals.includes(value)).slice(0, group.length);
    return [variable, [...literals.filter((value) => only.includes(value)), ...unasked]];
  });
}

function plain({ sort }: Variable): Json[] {
  return sort === 'boolean' ? [true, false] : [['x'], []];
}

/** Prefers examples that read easily: whole cents, nothing below zero. */
function plainness(count: number): number {
  return (count < 0 ? 2 : 0) + (count % 10_000 === 0 ? 0 : 1);
}

export type Samples = ReadonlyMap<Variable, readonly (Json | undefined)[]>;

/** The values of each variable that are enough to try; a variable that would have too many is left out. */
export function samplesOf(variables: readonly Variable[], links: readonly Link[]): Samples {
  const entries = groupsOf(variables, links).flatMap((group) => {
    const first = group[0]!;
    if (isOrdered(first)) return ordered(group, links);
    if (first.sort === 'symbol') return symbols(group);
    return group.map((variable): [Variable, Json[]] => [variable, plain(variable)]);
  });
  return new Map(
    entries.map(([variable, values]) => [variable, variable.canBeEmpty ? [...values, undefined] : values]),
  );
}
