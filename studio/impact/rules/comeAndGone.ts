import type {
  CheckRule,
  DerivedRule,
  InitialRule,
  ResetRule,
  RuleKind,
  Rules,
  StateRule,
} from '../../../engine/index';
import type { Compatibility, Pair } from '../Difference';
import { some, isRecord } from '../json';
import { isEditable } from '../reading';
import { renamesOf } from '../renames';
import { patchVerdict } from '../../rules/verdict';

type Rule = Rules[RuleKind][number];
type Of = (pair: Pair, rule: never) => Compatibility;

function isNew(pair: Pair, path: string): boolean {
  const { before } = pair;
  const former = [...renamesOf(pair)].find(([, to]) => to === path)?.[0];
  return !before.subject.fields.has(path) && former === undefined;
}

const areNew = (pair: Pair, paths: readonly string[] = []) =>
  paths.length > 0 && paths.every((path) => isNew(pair, path));

/** Whether the check reads a new question: it applies only once that is answered. */
function waitsForNew(pair: Pair, { that, needs }: CheckRule): boolean {
  if (needs) return needs.some((path) => isNew(pair, path));
  return some(that, (part) => {
    if (!isRecord(part) || typeof part.var !== 'string') return false;
    const [step, name] = part.var.split('.');
    return isNew(pair, `${step}.${name}`);
  });
}

const visibleIf = (isHarmless: boolean): Compatibility => (isHarmless ? 'visible' : 'breaking');

const isOfWords = ({ then, else: otherwise, options, min, max }: StateRule, from: 'before' | 'after') => {
  if (options !== undefined || min !== undefined || max !== undefined) return false;
  const isMild = (patch: unknown) =>
    (from === 'before' ? patchVerdict(patch, {}) : patchVerdict({}, patch)) !== 'breaking';
  return [then, otherwise].every((patch) => patch === undefined || isMild(patch));
};

const ADDED: Partial<Record<RuleKind, Of>> = {
  initial: (pair, { field }: InitialRule) => visibleIf(isNew(pair, field) || isEditable(pair.after, field)),
  derived: (pair, { field }: DerivedRule) => visibleIf(isNew(pair, field)),
  states: (pair, rule: StateRule) => visibleIf(areNew(pair, rule.fields) || isOfWords(rule, 'after')),
  checks: (pair, rule: CheckRule) =>
    visibleIf(rule.level === 'notice' || (areNew(pair, rule.fields) && waitsForNew(pair, rule))),
  resets: (pair, { clear }: ResetRule) => visibleIf(areNew(pair, clear)),
};

const REMOVED: Partial<Record<RuleKind, Of>> = {
  initial: (pair, { field }: InitialRule) => visibleIf(isEditable(pair.after, field)),
  states: (_pair, rule: StateRule) => visibleIf(isOfWords(rule, 'before')),
  checks: (_pair, { level }: CheckRule) => (level === 'notice' ? 'visible' : 'compatible'),
  resets: () => 'visible',
};

function judged(table: typeof ADDED, pair: Pair, kind: RuleKind, rule: Rule): Compatibility {
  return table[kind]?.(pair, rule as never) ?? 'breaking';
}

/** A new rule's effect on earlier answers; harmful unless known to be harmless. */
export const addedVerdict = (pair: Pair, kind: RuleKind, rule: Rule) => judged(ADDED, pair, kind, rule);

export const removedVerdict = (pair: Pair, kind: RuleKind, rule: Rule) => judged(REMOVED, pair, kind, rule);
