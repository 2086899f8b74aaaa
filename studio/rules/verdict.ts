import { sameValue, type StatePatch } from '../../engine/index';
import { type Compatibility, worse } from '../impact/Difference';
import { isRecord, keysThatDiffer } from '../impact/json';

export type Verdict = Compatibility | ((before: unknown, after: unknown) => Compatibility);

export const gravest = (found: readonly Compatibility[]) => found.reduce(worse, 'compatible');

/** Keys that hold only text; any other key counts as breaking. */
export const onlyWords =
  (...words: readonly string[]): Verdict =>
  (before, after) => {
    if (!isRecord(before) || !isRecord(after)) return 'breaking';
    return keysThatDiffer(before, after, sameValue).every((key) => words.includes(key))
      ? 'visible'
      : 'breaking';
  };

/** A move towards the milder end; absent means the graver. */
export const milder =
  (order: readonly string[], usual: string): Verdict =>
  (before, after) =>
    order.indexOf(String(after ?? usual)) <= order.indexOf(String(before ?? usual)) ? 'visible' : 'breaking';

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** For lists whose entries each take something away: no entry was added. */
export const fewer: Verdict = (before, after) =>
  listOf(after).every((entry) => listOf(before).some((other) => sameValue(entry, other)))
    ? 'visible'
    : 'breaking';

const ifNoMore =
  (value: unknown): Verdict =>
  (before, after) =>
    before === value && after !== value ? 'visible' : 'breaking';

export const ifNow =
  (value: unknown): Verdict =>
  (_before, after) =>
    after === value ? 'visible' : 'breaking';

/** Gravity by key of a branch: text is visible, freedoms harm nobody, all else may. */
const PATCH: Readonly<Record<keyof StatePatch, Verdict>> = {
  title: 'visible',
  hint: 'visible',
  why: 'visible',
  unit: 'visible',
  visible: 'breaking',
  value: 'breaking',
  enabled: ifNoMore(false),
  required: (before, after) =>
    before === true || (before === undefined && after === false) ? 'visible' : 'breaking',
  disabledOptions: fewer,
  judged: ifNow(false),
};

export function patchVerdict(before: unknown = {}, after: unknown = {}): Compatibility {
  if (!isRecord(before) || !isRecord(after)) return 'breaking';
  const keys = keysThatDiffer(before, after, sameValue);
  return gravest(keys.map((key) => verdictOf(PATCH, key, before[key], after[key])));
}

/** What every kind of rules has. */
export const OF_EVERY_RULE: Readonly<Record<string, Verdict>> = {
  id: 'compatible',
  note: 'compatible',
  why: 'visible',
};

export function judge(verdict: Verdict, before: unknown, after: unknown): Compatibility {
  return typeof verdict === 'function' ? verdict(before, after) : verdict;
}

export function verdictOf(
  table: Readonly<Record<string, Verdict>>,
  key: string,
  before: unknown,
  after: unknown,
): Compatibility {
  return judge(Object.hasOwn(table, key) ? table[key]! : 'breaking', before, after);
}
