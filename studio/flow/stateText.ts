import type { Json } from '../../engine/expression';
import { said } from '../impact/words';
import type { StatePatch, StateRule } from '../../engine/index';
import type { Names } from './names';
import { listed, type Sentences } from './Sentences';

type SayOption = (option: Json) => string;

type Verb = readonly [one: string, more: string];

const PATCHED: {
  readonly [Key in keyof StatePatch]-?: (value: NonNullable<StatePatch[Key]>, sayOption: SayOption) => Verb;
} = {
  visible: (is) => (is ? ['aparece', 'aparecem'] : ['não aparece', 'não aparecem']),
  enabled: (is) => (is ? ['pode ser editada', 'podem ser editadas'] : ['fica bloqueada', 'ficam bloqueadas']),
  required: (is) => (is ? ['é obrigatória', 'são obrigatórias'] : ['é opcional', 'são opcionais']),
  title: (text) => [`chama-se ${said(text)}`, `chamam-se ${said(text)}`],
  hint: (text) => [`tem a dica ${said(text)}`, `têm a dica ${said(text)}`],
  why: (text) => [`dá como motivo ${said(text)}`, `dão como motivo ${said(text)}`],
  disabledOptions: (options, sayOption) => {
    const words = listed(options.map(sayOption), 'e');
    return [`não oferece ${words}`, `não oferecem ${words}`];
  },
  value: (value, sayOption) => [`passa a valer ${sayOption(value)}`, `passam a valer ${sayOption(value)}`],
  judged: (is) => (is ? ['é verificada', 'são verificadas'] : ['não é verificada', 'não são verificadas']),
  unit: (unit) => [`conta em ${said(unit)}`, `contam em ${said(unit)}`],
};

interface Told {
  readonly who: string;
  readonly isMany: boolean;
  readonly sayOption: SayOption;
}

function toldOf({ fields = [], steps = [] }: StateRule, names: Names): Told {
  const all = [...fields.map((path) => names.field(path)), ...steps.map((id) => names.step(id))];
  const sayOption: SayOption = (option) =>
    fields[0] === undefined ? said(option) : names.answer(fields[0], option);
  return { who: listed(all, 'e'), isMany: all.length > 1, sayOption };
}

function patchText(patch: StatePatch | undefined, { isMany, sayOption }: Told): string {
  const verbs = Object.entries(patch ?? {}).map(([key, value]) => {
    const say = PATCHED[key as keyof StatePatch] as (value: unknown, sayOption: SayOption) => Verb;
    return say(value, sayOption)[isMany ? 1 : 0];
  });
  return listed(verbs, 'e');
}

/** What becomes of them where the condition holds, and where it does not; what is said of neither is left out. */
function branchesText({ when, then, else: other }: StateRule, told: Told, sentences: Sentences): string {
  const [holds, fails] = [patchText(then, told), patchText(other, told)];
  if (holds + fails === '') return '';
  if (when === undefined) return `${told.who} ${holds}`;
  const stays = told.isMany ? 'ficam como estão' : 'fica como está';
  const rest = fails === '' ? '' : `; senão, ${fails}`;
  return `se ${sentences.condition(when)}, então ${told.who} ${holds || stays}${rest}`;
}

export const under = (when: Json | undefined, sentences: Sentences, text: string) =>
  when === undefined ? text : `se ${sentences.condition(when)}, então ${text}`;

export function stateText(rule: StateRule, sentences: Sentences, names: Names): string {
  const { when, options, min, max } = rule;
  const told = toldOf(rule, names);
  const computed = (label: string, verb: string, expression: Json | undefined) =>
    expression === undefined ? [] : [`${label} de ${told.who} ${verb} ${sentences.value(expression)}`];
  const branches = branchesText(rule, told, sentences);
  const bounds = [
    ...computed('as opções', 'são', options),
    ...computed('o menor valor', 'é', min),
    ...computed('o maior valor', 'é', max),
  ].join('; ');
  const bounded = bounds === '' || branches !== '' ? bounds : under(when, sentences, bounds);
  return [branches, bounded].filter((part) => part !== '').join('; ');
}
