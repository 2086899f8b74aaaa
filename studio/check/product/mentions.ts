import { pointerPart } from '../../../engine/definition';
import type { RuleKind } from '../../../engine/index';
import type { Subject } from './subject';

export interface Mention {
  readonly path: string;
  readonly pointer: string;
  /** May be part of a choice's answer. */
  readonly inner?: boolean;
}

type Named = readonly (readonly [path: string, pointer: string])[];
type Rules = Subject['definition']['rules'];

function list(at: string, paths: readonly string[] | undefined): Named {
  return (paths ?? []).map((path, index) => [path, `${at}/${index}`] as const);
}

function keys(at: string, record: object | undefined): Named {
  return Object.keys(record ?? {}).map((path) => [path, at + pointerPart(path)] as const);
}

const NAMED: { readonly [Kind in RuleKind]: (rule: Rules[Kind][number]) => Named } = {
  initial: (rule) => [[rule.field, '/field'], ...list('/follows', rule.follows)],
  relations: (rule) => [
    ...list('/ties', rule.ties),
    ...rule.solve.flatMap((way, index): Named => [
      ...list(`/solve/${index}/edited`, way.edited),
      [way.set, `/solve/${index}/set`],
    ]),
  ],
  derived: (rule) => [[rule.field, '/field']],
  states: (rule) => list('/fields', rule.fields),
  checks: (rule) => [
    ...list('/fields', rule.fields),
    ...list('/needs', rule.needs),
    ...list('/clears', rule.clears),
  ],
  resets: (rule) => [...list('/on', rule.on), ...list('/clear', rule.clear)],
  lookups: (rule) => [
    ...list('/fields', rule.fields),
    ...keys('/fills', rule.fills),
    ...list('/locks', rule.locks),
    ...keys('/options', rule.options),
    ...list('/failed/clear', rule.failed?.clear),
    ...(rule.tells ?? []).flatMap(({ clear, offer }, index): Named => [
      ...list(`/tells/${index}/clear`, clear),
      ...keys(`/tells/${index}/offer/set`, offer?.set),
    ]),
  ],
};

function* ofRules({ definition }: Subject): Generator<Mention> {
  for (const kind of Object.keys(NAMED) as RuleKind[]) {
    const namedBy = NAMED[kind] as (rule: unknown) => Named;
    for (const [index, rule] of definition.rules[kind].entries()) {
      for (const [path, at] of namedBy(rule)) yield { path, pointer: `/rules/${kind}/${index}${at}` };
    }
  }
}

function* ofSummary({ definition }: Subject): Generator<Mention> {
  for (const [index, section] of definition.summary.entries()) {
    for (const [path, at] of list('/fields', section.fields))
      yield { path, pointer: `/summary/${index}${at}` };
  }
}

export function* mentions(subject: Subject): Generator<Mention> {
  yield* ofRules(subject);
  yield* ofSummary(subject);
  for (const [index, { from }] of subject.definition.record.fields.entries()) {
    yield { path: from, pointer: `/record/fields/${index}/from`, inner: true };
  }
  for (const [index, { from }] of subject.definition.questionnaire?.fields.entries() ?? []) {
    yield { path: from, pointer: `/questionnaire/fields/${index}/from`, inner: true };
  }
}
