import type { Json } from '../../engine/expression';
import { said } from '../impact/words';
import type { RuleKind, Rules, StatePatch, StateRule } from '../../engine/index';
import type { Effect } from './Flow';
import type { Names, Sentences } from './Sentences';

type Say<Kind extends RuleKind> = (rule: Rules[Kind][number], sentences: Sentences, names: Names) => string;

const fieldsText = (paths: readonly string[], names: Names) =>
  paths.map((path) => names.field(path)).join(', ');

const PATCHED: { readonly [Key in keyof StatePatch]-?: (value: NonNullable<StatePatch[Key]>) => string } = {
  visible: (is) => (is ? 'aparece' : 'não aparece'),
  enabled: (is) => (is ? 'pode ser editada' : 'fica bloqueada'),
  required: (is) => (is ? 'é obrigatória' : 'é opcional'),
  title: (text) => `chama-se ${said(text)}`,
  hint: (text) => `a dica diz ${said(text)}`,
  why: (text) => `o motivo dito é ${said(text)}`,
  disabledOptions: (options) => `não oferece ${options.map(said).join(', ')}`,
  value: (value) => `passa a valer ${said(value)}`,
  judged: (is) => (is ? 'é verificada' : 'não é verificada'),
  unit: (unit) => `conta ${said(unit)}`,
};

function patchText(patch: StatePatch | undefined): string {
  const told = Object.entries(patch ?? {}).map(([key, value]) =>
    (PATCHED[key as keyof StatePatch] as (value: unknown) => string)(value),
  );
  return told.join(', ');
}

function branchesText({ when, then, else: other }: StateRule, sentences: Sentences): string {
  const [holds, fails] = [patchText(then), patchText(other)];
  if (when === undefined || holds + fails === '') return holds;
  if (holds === '') return `${fails}, exceto se ${sentences.condition(when)}`;
  return `Se ${sentences.condition(when)}: ${holds}${fails === '' ? '' : `; senão: ${fails}`}`;
}

function stateText(rule: StateRule, sentences: Sentences): string {
  const { when, options, min, max } = rule;
  const computed = (label: string, expression: Json | undefined) =>
    expression === undefined ? [] : [`${label} ${sentences.value(expression)}`];
  const branches = branchesText(rule, sentences);
  const bounds = [
    ...computed('as opções são', options),
    ...computed('o menor valor é', min),
    ...computed('o maior valor é', max),
  ].join('; ');
  const onlyWhen = branches === '' && when !== undefined ? `Se ${sentences.condition(when)}: ` : '';
  return [branches, onlyWhen + bounds].filter(Boolean).join('; ');
}

const WORDS: { readonly [Kind in RuleKind]: Say<Kind> } = {
  initial: ({ value, follows = [] }, sentences, names) => {
    const again = follows.length > 0 ? `, e de novo quando muda ${fieldsText(follows, names)}` : '';
    return `Começa com ${sentences.value(value)}${again}`;
  },
  relations: ({ ties, solve }, sentences, names) => {
    const ways = solve.map(({ set, to, when }) => {
      const only = when === undefined ? '' : `, se ${sentences.condition(when)}`;
      return `${names.field(set)} cede e passa a ser ${sentences.value(to)}${only}`;
    });
    return `${fieldsText(ties, names)} andam juntas: ${ways.join('; ')}`;
  },
  derived: ({ value }, sentences) => `É calculada: ${sentences.value(value)}`,
  states: (rule, sentences) => stateText(rule, sentences),
  checks: ({ when, that, message }, sentences) => {
    const only = when === undefined ? '' : `Se ${sentences.condition(when)}: `;
    return `${only}precisa valer que ${sentences.condition(that)}. Senão: “${message}”`;
  },
  resets: ({ on, clear, when }, sentences, names) => {
    const only = when === undefined ? '' : ` e ${sentences.condition(when)}`;
    return `Quando muda ${fieldsText(on, names)}${only}, esvazia ${fieldsText(clear, names)}`;
  },
  lookups: ({ source, fields = [], when, fills = {} }, sentences, names) => {
    const asked = fields.length > 0 ? ` por ${fieldsText(fields, names)}` : '';
    const only = when === undefined ? '' : `, se ${sentences.condition(when)}`;
    const filled = Object.keys(fills).length > 0 ? `; preenche ${fieldsText(Object.keys(fills), names)}` : '';
    return `Consulta ${said(source)}${asked}${only}${filled}`;
  },
};

/** What a rule does, in one sentence for an analyst. */
export function ruleSentence<Kind extends RuleKind>(
  kind: Kind,
  rule: Rules[Kind][number],
  sentences: Sentences,
  names: Names,
): string {
  const words = WORDS[kind](rule, sentences, names);
  return words.charAt(0).toUpperCase() + words.slice(1);
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

/** What of its questions a rule decides. */
export function effectOf(kind: RuleKind, rule: Rules[RuleKind][number]): Effect {
  return kind === 'states' && isAboutShowing(rule) ? 'shown' : EFFECT[kind];
}
