import { type RuleKind, sameValue, type StatePatch } from '../../../engine/index';
import type { Compatibility } from '../Difference';
import { isRecord, keysThatDiffer } from '../json';
import { worse } from '../Difference';

export type Verdict = Compatibility | ((before: unknown, after: unknown) => Compatibility);

const gravest = (found: readonly Compatibility[]) => found.reduce(worse, 'compatible');

/** Keys that hold only text; any other key counts as breaking. */
const onlyWords =
  (...words: readonly string[]): Verdict =>
  (before, after) => {
    if (!isRecord(before) || !isRecord(after)) return 'breaking';
    return keysThatDiffer(before, after, sameValue).every((key) => words.includes(key))
      ? 'visible'
      : 'breaking';
  };

const LEVELS = ['notice', 'warning', 'error'];
const MOMENTS = ['edit', 'continue', 'submit'];

/** A move towards the milder end; absent means the graver. */
const milder =
  (order: readonly string[], usual: string): Verdict =>
  (before, after) =>
    order.indexOf(String(after ?? usual)) <= order.indexOf(String(before ?? usual)) ? 'visible' : 'breaking';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** For lists whose entries each take something away: no entry was added. */
const fewer: Verdict = (before, after) =>
  listOf(after).every((entry) => listOf(before).some((other) => sameValue(entry, other)))
    ? 'visible'
    : 'breaking';

const ifNoMore =
  (value: unknown): Verdict =>
  (before, after) =>
    before === value && after !== value ? 'visible' : 'breaking';

const ifNow =
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

function tellsVerdict(before: unknown, after: unknown): Compatibility {
  const [were, are] = [listOf(before), listOf(after)];
  if (were.length !== are.length) return 'breaking';
  const words = onlyWords('title', 'message', 'params', 'close');
  return gravest(
    were.map((tell, index) => (sameValue(tell, are[index]) ? 'compatible' : judge(words, tell, are[index]))),
  );
}

const NAMED: Readonly<Record<string, Verdict>> = { id: 'compatible', note: 'compatible', why: 'visible' };

/** By kind of rule and key; a key that is not named may break what was answered. */
export const VERDICTS: Readonly<Record<RuleKind, Readonly<Record<string, Verdict>>>> = {
  initial: { ...NAMED, value: 'visible', follows: 'visible' },
  relations: NAMED,
  derived: NAMED,
  states: { ...NAMED, then: patchVerdict, else: patchVerdict },
  checks: {
    ...NAMED,
    message: 'visible',
    params: 'visible',
    level: milder(LEVELS, 'error'),
    at: (before, after) =>
      MOMENTS.indexOf(String(after ?? 'edit')) >= MOMENTS.indexOf(String(before ?? 'edit'))
        ? 'visible'
        : 'breaking',
    typedOnly: ifNow(true),
    clears: fewer,
  },
  resets: { ...NAMED, on: fewer, clear: fewer },
  lookups: {
    ...NAMED,
    id: 'breaking',
    search: 'visible',
    failed: onlyWords('message'),
    tells: tellsVerdict,
    binds: (_before, after) => (after === undefined ? 'visible' : 'breaking'),
  },
};

function judge(verdict: Verdict, before: unknown, after: unknown): Compatibility {
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
