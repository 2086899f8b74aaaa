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

const WORDS: { readonly [Kind in RuleKind]: Say<Kind> } = {
  initial: ({ field, value, follows = [] }, sentences, names) => {
    const again = follows.length > 0 ? `; se muda ${fieldsText(follows, names)}, então recebe-o de novo` : '';
    const first = sentences.value(value);
    return `${names.field(field)} começa ${first.startsWith('se ') ? 'assim:' : 'com'} ${first}${again}`;
  },
  relations: ({ ties, solve }, sentences, names) => {
    const ways = solve.map(({ edited, set, to, when }) => {
      const only = when === undefined ? '' : ` e ${sentences.condition(when)}`;
      return `se muda ${fieldsText(edited, names)}${only}, então ${names.field(set)} cede e passa a ser ${sentences.value(to)}`;
    });
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
  resets: ({ on, clear, when }, sentences, names) => {
    const only = when === undefined ? '' : ` e ${sentences.condition(when)}`;
    return `se muda ${fieldsText(on, names)}${only}, então ${fieldsText(clear, names)} ${clear.length > 1 ? 'ficam vazias' : 'fica vazia'}`;
  },
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
  const words = WORDS[kind](rule, sentences, names);
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
