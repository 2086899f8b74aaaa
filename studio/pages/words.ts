import type { Explanation, RuleKind, Widget } from '../../engine/index';

export const kindWords: Readonly<Record<RuleKind, { readonly one: string; readonly many: string }>> = {
  initial: { one: 'Valor inicial', many: 'Valores iniciais' },
  relations: { one: 'Relação', many: 'Relações' },
  derived: { one: 'Valor calculado', many: 'Valores calculados' },
  states: { one: 'Estado', many: 'Estados' },
  checks: { one: 'Verificação', many: 'Verificações' },
  resets: { one: 'Limpeza', many: 'Limpezas' },
  lookups: { one: 'Consulta', many: 'Consultas' },
};

export const originWords: Readonly<Record<Explanation['by'], string>> = {
  empty: 'Ninguém escreveu neste campo.',
  person: 'Foi digitado.',
  prefill: 'Já veio respondido: de um rascunho, ou de antes da última mudança da definição.',
  record: 'Veio do registro da cotação.',
  initial: 'É o valor com que o campo começa.',
  relation: 'Uma relação o ajustou.',
  derived: 'É calculado.',
  state: 'Um estado o impõe.',
  reset: 'Uma limpeza o esvaziou.',
  check: 'Uma verificação o esvaziou.',
  lookup: 'Veio de uma consulta.',
};

const widgetWords: Readonly<Record<Widget, string>> = {
  text: 'texto',
  textarea: 'texto longo',
  password: 'senha',
  'tax-id': 'CPF ou CNPJ',
  phone: 'telefone',
  cep: 'CEP',
  'process-number': 'número de processo',
  email: 'e-mail',
  suggest: 'texto com sugestões',
  money: 'valor em reais',
  percent: 'percentual',
  integer: 'número inteiro',
  date: 'data',
  select: 'lista de opções',
  radio: 'opções à vista',
  checkbox: 'caixa de marcar',
  choice: 'escolha de uma lista',
  search: 'pesquisa',
  checkboxes: 'caixas de marcar',
  files: 'arquivos',
  table: 'tabela',
  hidden: 'não aparece',
};

const isWidget = (name: string): name is Widget => Object.hasOwn(widgetWords, name);

/** A draft's preview may name an unknown widget. */
export const widgetText = (name: string): string => (isWidget(name) ? widgetWords[name] : name);

/** An answer as the analyst reads it: the JSON that rules see. */
export function valueText(value: unknown): string {
  return value === undefined || value === null ? 'vazio' : JSON.stringify(value);
}
