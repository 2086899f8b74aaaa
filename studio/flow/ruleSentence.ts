import { rolesOf } from '../rules';
import type { RuleKind, RuleOf, Rules, StateRule } from '../../engine/index';
import type { Effect } from './Flow';
import type { Names } from './names';
import type { Sentences } from './Sentences';

/** What a rule does, in one sentence for an analyst: “Se …, então …” wherever it has a condition. */
export function ruleSentence<Kind extends RuleKind>(
  kind: Kind,
  rule: RuleOf<Kind>,
  sentences: Sentences,
  names: Names,
): string {
  return asSentence(rolesOf(kind).sentence(rule, sentences, names));
}

export function asSentence(words: string): string {
  const end = /[.!?]”$/.test(words) ? '' : '.';
  return words.charAt(0).toUpperCase() + words.slice(1) + end;
}

const isAboutShowing = ({ then, else: other }: StateRule) =>
  then?.visible !== undefined || other?.visible !== undefined;

export function effectOf(kind: RuleKind, rule: Rules[RuleKind][number]): Effect {
  return kind === 'states' && isAboutShowing(rule) ? 'shown' : rolesOf(kind).effect;
}
