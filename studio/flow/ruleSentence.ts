import type { Json } from '../../engine/expression';
import { said } from '../impact/words';
import type { RuleKind, Rules, StateRule } from '../../engine/index';
import type { Effect } from './Flow';
import type { Names } from './names';
import { listed, type Sentences } from './Sentences';
import { stateText, under } from './stateText';

type Say<Kind extends RuleKind> = (rule: Rules[Kind][number], sentences: Sentences, names: Names) => string;

const fieldsText = (paths: readonly string[], names: Names) =>
  listed(
    paths.map((path) => names.field(path)),
    'e',
  );

/** That any of some questions changes, perhaps only under a condition. */
function changed(
  paths: readonly string[],
  when: Json | undefined,
  sentences: Sentences,
  names: Names,
): string {
  const any = listed(
    paths.map((path) => names.field(path)),
    'ou',
  );
  const only = when === undefined ? '' : `${paths.length > 1 ? ',' : ''} e ${sentences.condition(when)}`;
  return `se muda ${any}${only}`;
}

/** What gives way by one way of a relation. */
export function wayText(
  { edited, set, to, when }: Rules['relations'][number]['solve'][number],
  sentences: Sentences,
  names: Names,
): string {
  return `${changed(edited, when, sentences, names)}, então ${names.field(set)} cede e passa a ser ${sentences.value(to)}`;
}

const WORDS: { readonly [Kind in RuleKind]: Say<Kind> } = {
  initial: ({ field, value, follows = [] }, sentences, names) => {
    const again =
      follows.length > 0 ? `; ${changed(follows, undefined, sentences, names)}, então recebe-o de novo` : '';
    const first = sentences.value(value);
    return `${names.field(field)} começa ${first.startsWith('se ') ? 'assim:' : 'com'} ${first}${again}`;
  },
  relations: ({ ties, solve }, sentences, names) => {
    const ways = solve.map((way) => wayText(way, sentences, names));
    return `${fieldsText(ties, names)} andam juntas: ${ways.join('; ')}`;
  },
  derived: ({ field, value }, sentences, names) =>
    `${names.field(field)} é calculada: ${sentences.value(value)}`,
  states: (rule, sentences, names) => stateText(rule, sentences, names),
  checks: ({ fields, when, that, message }, sentences, names) =>
    under(
      when,
      sentences,
      `precisa valer que ${sentences.condition(that)}; senão, ${fieldsText(fields, names)} ${fields.length > 1 ? 'dizem' : 'diz'} “${message}”`,
    ),
  resets: ({ on, clear, when }, sentences, names) =>
    `${changed(on, when, sentences, names)}, então ${fieldsText(clear, names)} ${clear.length > 1 ? 'ficam vazias' : 'fica vazia'}`,
  lookups: ({ source, fields = [], when, fills = {} }, sentences, names) => {
    const asked = fields.length > 0 ? ` por ${fieldsText(fields, names)}` : '';
    const filled = Object.keys(fills);
    const then = filled.length > 0 ? ` e preenche ${fieldsText(filled, names)}` : '';
    return under(when, sentences, `consulta ${said(source)}${asked}${then}`);
  },
};

/** What a rule does, in one sentence for an analyst: “Se …, então …” wherever it has a condition. */
export function ruleSentence<Kind extends RuleKind>(
  kind: Kind,
  rule: Rules[Kind][number],
  sentences: Sentences,
  names: Names,
): string {
  return asSentence(WORDS[kind](rule, sentences, names));
}

export function asSentence(words: string): string {
  const end = /[.!?]”$/.test(words) ? '' : '.';
  return words.charAt(0).toUpperCase() + words.slice(1) + end;
}

const isAboutShowing = ({ then, else: other }: StateRule) =>
  then?.visible !== undefined || other?.visible !== undefined;

const EFFECT: Readonly<Record<RuleKind, Effect>> = {
  initial: 'value',
  relations: 'value',
  derived: 'value',
  states: 'state',
  checks: 'check',
  resets: 'reset',
  lookups: 'lookup',
};

export function effectOf(kind: RuleKind, rule: Rules[RuleKind][number]): Effect {
  return kind === 'states' && isAboutShowing(rule) ? 'shown' : EFFECT[kind];
}
