import type { Subject } from '../check/product/subject';
import { readsOf } from '../../engine/expression';
import type { CheckRule, RelationRule, ResetRule } from '../../engine/index';
import type { GivingWay } from './Flow';
import type { Names } from './names';
import { ownersOf } from './ownersOf';
import { wayText } from '../rules/sentences';
import { asSentence, ruleSentence } from './ruleSentence';
import type { Sentences } from './Sentences';

function ofRelation(
  { id, solve }: RelationRule,
  subject: Subject,
  sentences: Sentences,
  names: Names,
): GivingWay[] {
  return solve.map((way) => ({
    rule: id,
    kind: 'relations',
    from: ownersOf(subject, way.edited),
    to: way.set,
    how: way.yields ? 'typed' : 'untyped',
    words: asSentence(wayText(way, sentences, names)),
  }));
}

function ofReset(rule: ResetRule, subject: Subject, sentences: Sentences, names: Names): GivingWay[] {
  const words = ruleSentence('resets', rule, sentences, names);
  const from = ownersOf(subject, rule.on);
  return rule.clear.map((to) => ({ rule: rule.id, kind: 'resets', from, to, how: 'emptied', words }));
}

/** A check that takes an answer back which does not agree with others; one that reads no other gives way to none. */
function ofCheck(rule: CheckRule, subject: Subject, sentences: Sentences, names: Names): GivingWay[] {
  const { id, when, that, level, clears = [] } = rule;
  const only = when === undefined ? '' : `${sentences.condition(when)} e `;
  const moment = level === 'warning' ? 'quando o aviso para a etapa' : 'ao sair da pergunta';
  const read = ownersOf(subject, readsOf([that, when ?? true]).fields);
  return clears.flatMap((to) => {
    const from = read.filter((path) => path !== to);
    const words = `se ${only}${sentences.condition({ '!': [that] })}, então ${names.field(to)} fica vazia ${moment}`;
    return from.length > 0
      ? { rule: id, kind: 'checks', from, to, how: 'emptied', words: asSentence(words) }
      : [];
  });
}

/** Which answers give way to which, by all rules that change or empty what may have been typed. */
export function givingWayOf(subject: Subject, sentences: Sentences, names: Names): GivingWay[] {
  const { relations, resets, checks } = subject.definition.rules;
  return [
    ...relations.flatMap((rule) => ofRelation(rule, subject, sentences, names)),
    ...resets.flatMap((rule) => ofReset(rule, subject, sentences, names)),
    ...checks.flatMap((rule) => ofCheck(rule, subject, sentences, names)),
  ];
}
