import { RULE_KINDS, rolesOf } from '../../rules';
import { verdictOf } from '../../rules/verdict';
import {
  type CheckRule,
  type InitialRule,
  type RuleKind,
  type Rules,
  sameValue,
  byKey,
} from '../../../engine/index';
import type { Compatibility, Pair, Told } from '../Difference';
import { keysThatDiffer, withoutNotes } from '../json';
import { isEditable } from '../reading';
import { renamed, renamesOf } from '../renames';
import { said } from '../words';
import { addedVerdict, removedVerdict } from './comeAndGone';
import { solvedVerdict } from './loosened';
import { changedWords } from './ruleWords';

type Rule = Rules[RuleKind][number];

interface Numbered {
  readonly rule: Rule;
  readonly index: number;
}

const listed = (rules: readonly Rule[]): Numbered[] => rules.map((rule, index) => ({ rule, index }));

const body = ({ id: _id, ...rest }: Rule) => withoutNotes(rest);

function verdict(pair: Pair, kind: RuleKind, key: string, before: Rule, after: Rule): Compatibility {
  const of = (from: Rule) => byKey(from)[key];
  const areNotices =
    kind === 'checks' && [before, after].every((rule) => (rule as CheckRule).level === 'notice');
  if (areNotices) return 'visible';
  if (kind === 'initial' && !isEditable(pair.after, (after as InitialRule).field) && key === 'value')
    return 'breaking';
  const solved = solvedVerdict(pair, kind, key, before, after);
  if (solved) return solved;
  return verdictOf(rolesOf(kind).verdicts, key, of(before), of(after));
}

function changed(pair: Pair, kind: RuleKind, before: Rule, { rule, index }: Numbered): Told[] {
  return keysThatDiffer(before, rule, sameValue).map((key): Told => {
    const of = (from: Rule) => byKey(from)[key];
    const compatibility = verdict(pair, kind, key, before, rule);
    const at = `/rules/${kind}/${index}${of(rule) === undefined ? '' : `/${key}`}`;
    const words = `${rolesOf(kind).name} ${said(rule.id)}: ${changedWords(key, of(before), of(rule))}`;
    return { kind: `${kind}-${key}`, compatibility, words, at };
  });
}

function isReordered(before: readonly Rule[], after: readonly Rule[]): boolean {
  const ids = (rules: readonly Rule[]) => rules.map(({ id }) => id);
  const common = (from: readonly Rule[], other: readonly Rule[]) =>
    ids(from).filter((id) => ids(other).includes(id));
  return !sameValue(common(before, after), common(after, before));
}

/** Where a later rule prevails over an earlier one. */
const ORDER_MATTERS: readonly RuleKind[] = ['relations', 'states', 'initial'];

function ofKind(pair: Pair, kind: RuleKind): Told[] {
  const renames = renamesOf(pair);
  const were = listed(renamed(pair.before.subject.definition.rules[kind], renames));
  const are = listed(pair.after.subject.definition.rules[kind]);
  const withId = (rules: readonly Numbered[], { rule: { id } }: Numbered) =>
    rules.find(({ rule }) => rule.id === id);
  const gone = were.filter((entry) => !withId(are, entry));
  const news = are.filter((entry) => !withId(were, entry));
  const twin = (entry: Numbered, others: readonly Numbered[]) =>
    kind === 'lookups' ? undefined : others.find(({ rule }) => sameValue(body(rule), body(entry.rule)));
  const name = ({ rule }: Numbered) => `${rolesOf(kind).name} ${said(rule.id)}`;
  const found: Told[] = [
    ...gone
      .filter((entry) => !twin(entry, news))
      .map((entry): Told => {
        const compatibility = removedVerdict(pair, kind, entry.rule);
        return {
          kind: `${kind}-removed`,
          compatibility,
          words: `${name(entry)}: sai`,
          at: `/rules/${kind}/${entry.index}`,
          isGone: true,
        };
      }),
    ...news.map((entry): Told => {
      const at = `/rules/${kind}/${entry.index}`;
      if (twin(entry, gone))
        return {
          kind: 'rule-renamed',
          compatibility: 'compatible',
          words: `${name(entry)}: só muda de identificador`,
          at,
        };
      return {
        kind: `${kind}-added`,
        compatibility: addedVerdict(pair, kind, entry.rule),
        words: `${name(entry)}: nova`,
        at,
      };
    }),
    ...are.flatMap((entry) => {
      const before = withId(were, entry);
      return before ? changed(pair, kind, before.rule, entry) : [];
    }),
  ];
  if (
    ORDER_MATTERS.includes(kind) &&
    isReordered(
      were.map(({ rule }) => rule),
      are.map(({ rule }) => rule),
    )
  )
    found.push({
      kind: 'rules-reordered',
      compatibility: 'breaking',
      words: `${rolesOf(kind).name}: vêm em outra ordem, e a última que vale prevalece`,
      at: `/rules/${kind}/0`,
    });
  return found;
}

export function ruleDifferences(pair: Pair): Told[] {
  return RULE_KINDS.flatMap((kind) => ofKind(pair, kind));
}
