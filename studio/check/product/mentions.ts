import { RULE_KINDS, rolesOf } from '../../rules';
import { list } from '../../rules/mentions';
import type { Subject } from './subject';

export interface Mention {
  readonly path: string;
  readonly pointer: string;
  /** May be part of a choice's answer. */
  readonly inner?: boolean;
}

function* ofRules({ definition }: Subject): Generator<Mention> {
  for (const kind of RULE_KINDS) {
    const { mentions: named } = rolesOf(kind);
    for (const [index, rule] of definition.rules[kind].entries()) {
      for (const [path, at] of named(rule)) yield { path, pointer: `/rules/${kind}/${index}${at}` };
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
