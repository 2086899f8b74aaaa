import type { Widget } from '../engine/index';

type Note = readonly [name: string, answer: string, use: string];

/** What analysts read of each widget: its name in pages and forms; in the README what its answer is, and what it is for. */
const NOTES: Readonly<Record<Widget, Note>> = {
  text: ['Texto', 'string', 'a line'],
  textarea: ['Texto em várias linhas', 'string', 'several lines; `rows`'],
  password: ['Senha', 'string', 'a password; `ticks` says what a new one needs'],
  'tax-id': [
    'CPF ou CNPJ',
    'string, format `tax-id`, `cpf` or `cnpj`',
    'CPF or CNPJ, letters included; kept without mask',
  ],
  phone: [
    'Telefone',
    'string, format `phone`, `landline` or `mobile-phone`',
    'landline or mobile, kept as digits',
  ],
  cep: ['CEP', 'string, format `cep`', 'postal code'],
  'process-number': ['Número de processo', 'string', 'court process number, kept with its mask'],
  email: ['E-mail', 'string, format `email`', 'e-mail'],
  suggest: ['Texto com sugestões', 'string', 'free text with offers'],
  money: ['Valor em reais', 'number', 'R$, at most two decimals'],
  percent: ['Percentual', 'number', 'a percentage; two decimals, or `decimals` of them'],
  integer: ['Número inteiro', 'integer', 'a count; `unit` stands behind it'],
  date: ['Data', 'string, format `date`', 'a day, YYYY-MM-DD'],
  select: ['Lista de opções', 'string or number', 'one of many options'],
  radio: ['Opções à vista', 'string, number or boolean', 'one of few; a boolean is Sim or Não'],
  checkbox: ['Caixa de aceite', 'boolean', 'yes or nothing'],
  choice: ['Escolha', 'object `{value, label}`', 'one of a list that a rule or look-up gives'],
  search: ['Busca', 'object `{value, label}`', 'one of what a look-up finds for the text one types'],
  checkboxes: ['Várias caixas', 'array', 'several of many options'],
  files: ['Arquivos', 'array', 'PDF files'],
  table: ['Tabela', 'array of objects, `readOnly`', 'rows to be read; `columns` says which properties'],
  hidden: ['Escondido', 'any', 'never shown: what only rules and look-ups write'],
};

export const WIDGET_NOTES = Object.entries(NOTES).map(([widget, [name, answer, use]]) => ({
  widget,
  name,
  answer,
  use,
}));

/** A draft's preview may name a widget that there is not. */
export const widgetText = (widget: string): string =>
  Object.hasOwn(NOTES, widget) ? NOTES[widget as Widget][0] : widget;
