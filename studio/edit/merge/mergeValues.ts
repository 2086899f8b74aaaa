import { pointerPart } from '../../../engine/definition';
import type { Json } from '../../../engine/expression';
import type { AllThree, Conflicts, Three } from './Conflicts';
import { hunksOf, regionsOf, type Hunk } from './hunks';
import { mergedKeys } from './mergedKeys';

type Inner = { readonly [key: string]: Json };

export const isObject = (value: Json | undefined): value is Inner =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** The order of keys counts: it is the order of questions. */
const same = (one: Json | undefined, other: Json | undefined) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges a place that both changed: the changed side wins where only one changed it; undefined where nothing is
 * left.
 */
export function mergeValues(three: Three<Json>, conflicts: Conflicts, at = ''): Json | undefined {
  const { base, mine, theirs } = three;
  if (same(mine, theirs) || same(base, mine)) return theirs;
  if (same(base, theirs)) return mine;
  const before = base === undefined ? {} : base;
  if (isObject(before) && isObject(mine) && isObject(theirs))
    return mergeObjects({ base: before, mine, theirs }, conflicts, at);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists({ base, mine, theirs }, conflicts, at);
  return conflicts.decide(at, three);
}

function mergeObjects(three: AllThree<Inner>, conflicts: Conflicts, at: string): Json {
  const { base, mine, theirs } = three;
  const entries = mergedKeys(three, conflicts, at).map((key): [string, Json | undefined] => [
    key,
    mergeValues({ base: base[key], mine: mine[key], theirs: theirs[key] }, conflicts, at + pointerPart(key)),
  ]);
  return Object.fromEntries(entries.filter((entry): entry is [string, Json] => entry[1] !== undefined));
}

/** Equal items keep their place; changes between them are merged part by part. */
function mergeLists(three: AllThree<readonly Json[]>, conflicts: Conflicts, at: string): Json[] {
  const { base } = three;
  const merged: Json[] = [];
  let done = 0;
  for (const { from, to, mine, theirs } of regionsOf(
    hunksOf(base, three.mine),
    hunksOf(base, three.theirs),
  )) {
    merged.push(...base.slice(done, from));
    const before = base.slice(from, to);
    const sides = { base: before, mine: applied(before, from, mine), theirs: applied(before, from, theirs) };
    merged.push(...mergePart(sides, conflicts, { at, from }));
    done = to;
  }
  return [...merged, ...base.slice(done)];
}

function applied(part: readonly Json[], from: number, hunks: readonly Hunk<Json>[]): readonly Json[] {
  return hunks.reduceRight<readonly Json[]>(
    (items, hunk) => items.toSpliced(hunk.from - from, hunk.to - hunk.from, ...hunk.items),
    part,
  );
}

function mergePart(
  { base, mine, theirs }: AllThree<readonly Json[]>,
  conflicts: Conflicts,
  { at, from }: { at: string; from: number },
): readonly Json[] {
  if (same([...base], [...mine]) || same([...mine], [...theirs])) return theirs;
  if (same([...base], [...theirs])) return mine;
  if (base.length === mine.length && base.length === theirs.length)
    return base.flatMap((item, index) => {
      const one = { base: item, mine: mine[index], theirs: theirs[index] };
      return mergeValues(one, conflicts, `${at}/${from + index}`) ?? [];
    });
  return conflicts.decideItems(`${at}/${from}`, { base, mine, theirs });
}
