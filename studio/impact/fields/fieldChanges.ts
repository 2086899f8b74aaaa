import { keywordsOf, messageFor } from '../../../engine/definition';
import { type FieldSchema, type FieldUi, type Messages, sameValue } from '../../../engine/index';
import type { Compatibility } from '../Difference';
import { keysThatDiffer } from '../json';
import { fromTo, said } from '../words';
import type { FieldChange } from './FieldChange';
import { formerChanges } from './formerChanges';
import { limitChanges, LIMITS, limitOf, type Limit } from './limitChanges';
import { optionChanges } from './optionChanges';

export interface Asked {
  readonly schema: FieldSchema;
  readonly messages: Messages;
}

/** Compared elsewhere, or implied by something that is. */
const APART = new Set<string>([...LIMITS, 'ui', 'was', 'mapped', 'errorMessage', 'enum']);

type Judged = readonly [Compatibility, (before: unknown, after: unknown) => string];

const SCHEMA: Readonly<Record<string, Judged>> = {
  title: ['visible', (was, is) => `passa a se chamar ${said(is)} (era ${said(was)})`],
  type: ['breaking', (was, is) => `o tipo da resposta ${fromTo(was, is)}`],
  converted: ['breaking', () => 'muda como a resposta é feita de respostas anteriores'],
};

const UI: Readonly<Record<string, Judged>> = {
  width: ['compatible', () => 'muda de largura'],
  rows: ['compatible', () => 'muda de altura'],
  autocomplete: ['compatible', () => 'muda o que o navegador sugere'],
  hint: ['visible', (was, is) => `a dica ${fromTo(was, is)}`],
  placeholder: ['visible', (was, is) => `o exemplo no campo ${fromTo(was, is)}`],
  sort: ['visible', () => 'muda a ordem das opções'],
  summary: ['visible', (was, is) => `o lugar no resumo ${fromTo(was ?? 'full', is ?? 'full')}`],
  ticks: ['visible', () => 'muda o que a senha mostra que precisa'],
  unit: ['visible', (was, is) => `a unidade ${fromTo(was, is)}`],
  valueAs: ['visible', () => 'muda como o valor da escolha é mostrado'],
  columns: ['visible', () => 'muda as colunas da tabela'],
  recent: ['visible', () => 'muda o que é sugerido de pedidos anteriores'],
  group: ['visible', (was, is) => `o título acima da pergunta ${fromTo(was, is)}`],
};

function judged(table: typeof SCHEMA, key: string, before: object, after: object, at: string): FieldChange {
  const other = (): string => `muda "${key}", e não se pode mostrar que nada se perde`;
  const [compatibility, words] = table[key] ?? (['breaking', other] as const);
  const of = (from: object) => (from as Readonly<Record<string, unknown>>)[key];
  const isGone = of(after) === undefined;
  return {
    kind: `field-${key}`,
    compatibility,
    words: words(of(before), of(after)),
    at: `${at}/${key}`,
    ...(isGone && { isGone }),
  };
}

function readOnlyChange({ readOnly: is = false }: FieldSchema): FieldChange {
  const words = is ? 'não pode mais ser respondida pelo cliente' : 'passa a ser respondida pelo cliente';
  return {
    kind: 'field-readOnly',
    compatibility: is ? 'breaking' : 'visible',
    words,
    at: is ? '/readOnly' : '',
  };
}

function cleanChange({ clean: is }: FieldSchema): FieldChange {
  const words = is ? `o texto passa a ser limpo por ${said(is)}` : 'o texto fica como foi digitado';
  return { kind: 'field-clean', compatibility: is ? 'breaking' : 'visible', words, at: '' };
}

function schemaChanges(before: FieldSchema, after: FieldSchema): FieldChange[] {
  return keysThatDiffer(before, after, sameValue)
    .filter((key) => !APART.has(key))
    .flatMap((key) => {
      if (key === 'readOnly' && Boolean(before.readOnly) === Boolean(after.readOnly)) return [];
      if (key === 'readOnly') return [readOnlyChange(after)];
      if (key === 'clean') return [cleanChange(after)];
      return [judged(SCHEMA, key, before, after, '')];
    });
}

const ALIKE: readonly (readonly string[])[] = [
  ['text', 'textarea', 'suggest', 'email', 'phone', 'cep', 'tax-id', 'process-number'],
  ['select', 'radio', 'checkbox'],
];

function widgetChange({ widget: was }: FieldUi, { widget: is }: FieldUi): FieldChange {
  const isAlike = ALIKE.some((some) => some.includes(was) && some.includes(is));
  const words = `o controle ${fromTo(was, is)}`;
  return { kind: 'field-widget', compatibility: isAlike ? 'visible' : 'breaking', words, at: '/ui/widget' };
}

function uiChanges(before: FieldUi, after: FieldUi): FieldChange[] {
  return keysThatDiffer(before, after, sameValue)
    .filter((key) => key !== 'options')
    .map((key) => (key === 'widget' ? widgetChange(before, after) : judged(UI, key, before, after, '/ui')));
}

function sentenceOf({ schema, messages }: Asked, keyword: string): string | undefined {
  return schema.errorMessage?.[keyword] ?? messageFor(schema, keyword, messages);
}

function isShared(asked: Asked, keyword: string): boolean {
  const { errorMessage: _, ...plain } = asked.schema;
  return messageFor(plain, keyword, asked.messages) === sentenceOf(asked, keyword);
}

function unlimited({ schema }: Asked, keyword: string, sentence: string | undefined): string | undefined {
  const limit = LIMITS.includes(keyword as Limit) ? limitOf(schema, keyword as Limit) : undefined;
  return limit === undefined ? sentence : sentence?.replaceAll(String(limit), '{limit}');
}

function messageChanges(before: Asked, after: Asked): FieldChange[] {
  const own = [before, after].flatMap(({ schema }) => Object.keys(schema.errorMessage ?? {}));
  const keywords = new Set([...keywordsOf(before.schema), ...keywordsOf(after.schema), ...own]);
  return [...keywords].flatMap((keyword): FieldChange[] => {
    const [was, is] = [sentenceOf(before, keyword), sentenceOf(after, keyword)];
    if (unlimited(before, keyword, was) === unlimited(after, keyword, is)) return [];
    if (isShared(before, keyword) && isShared(after, keyword)) return [];
    const isGone = isShared(after, keyword);
    const words = `a mensagem ${fromTo(was, is)}`;
    const at = `/errorMessage/${keyword}`;
    return [{ kind: 'field-message', compatibility: 'visible', words, at, ...(isGone && { isGone }) }];
  });
}

/** Everything that differs in a question that both versions ask; `isRead` where a rule or the price reads its answer. */
export function fieldChanges(before: Asked, after: Asked, path: string, isRead: boolean): FieldChange[] {
  return [
    ...formerChanges(before.schema, after.schema, path),
    ...schemaChanges(before.schema, after.schema),
    ...limitChanges(before.schema, after.schema),
    ...optionChanges(before.schema, after.schema, isRead),
    ...uiChanges(before.schema.ui, after.schema.ui),
    ...messageChanges(before, after),
  ];
}
