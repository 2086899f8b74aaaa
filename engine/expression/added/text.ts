import type { BoundOperator, PureOperator } from '../operator';
import { argument, integerOf, literal, optional, textOf } from './arguments';

const text = argument('text', 'text');

/** Letters of the Latin script, digits, ordinal signs, blanks and the punctuation of contracts and notices. */
const notPermitted = /[^\p{Script=Latin}0-9 .,;:!?'"()[\]{}/\\|@#$%&*+\-=_<>~^§°ªº²³–—‘’“”]/gu;
const combiningMarks = /\p{M}+/gu;

function withText<Result>(value: unknown, change: (found: string) => Result): Result | null {
  const found = textOf(value);
  return found === null ? null : change(found);
}

function upper(value: unknown): string | null {
  return withText(value, (found) => found.toUpperCase());
}

function trim(value: unknown): string | null {
  return withText(value, (found) => found.trim());
}

function digits(value: unknown): string | null {
  return withText(value, (found) => found.replace(/\D/g, ''));
}

function segment(value: unknown, separator: unknown, index: unknown): string | null {
  const cut = textOf(separator);
  const found = textOf(value);
  return found === null || cut === null ? null : (found.split(cut)[integerOf(index)] ?? null);
}

/** Code points, as JSON Schema's maxLength counts them. */
function length(value: unknown): number | null {
  return withText(value, (found) => [...found].length);
}

function join(list: unknown, separator: unknown = ''): string | null {
  if (!Array.isArray(list)) return null;
  const parts = list.map(textOf).filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(textOf(separator) ?? '');
}

function startsWith(value: unknown, prefix: unknown): boolean {
  const [found, start] = [textOf(value), textOf(prefix)];
  return found !== null && start !== null && found.startsWith(start);
}

/** A line break or tab becomes a blank, so that the words beside it stay apart. */
function plainText(value: unknown): string | null {
  return withText(value, (found) => found.normalize('NFC').replace(/\s/g, ' ').replace(notPermitted, ''));
}

function unaccented(value: unknown): string | null {
  return withText(value, (found) => found.normalize('NFD').replace(combiningMarks, '').normalize('NFC'));
}

function alphanumeric(value: unknown): string | null {
  return withText(unaccented(value), (found) => found.replace(/[^A-Za-z0-9 ]/g, ''));
}

function bindMatches(pattern: string): (value: unknown) => boolean {
  const expression = new RegExp(pattern, 'u');
  return (value) => {
    const found = textOf(value);
    return found !== null && expression.test(found);
  };
}

export const textOperators: readonly (PureOperator | BoundOperator)[] = [
  {
    kind: 'pure',
    name: 'upper',
    group: 'text',
    args: [text],
    gives: 'The text in capital letters.',
    example: { expression: { upper: 'São Paulo' }, result: 'SÃO PAULO' },
    apply: upper,
  },
  {
    kind: 'pure',
    name: 'trim',
    group: 'text',
    args: [text],
    gives: 'The text without blanks at its ends.',
    example: { expression: { trim: '  Edital 12  ' }, result: 'Edital 12' },
    apply: trim,
  },
  {
    kind: 'pure',
    name: 'digits',
    group: 'text',
    args: [text],
    gives: 'Only the digits of the text (not for a CNPJ, which may have letters: see bareTaxId).',
    example: { expression: { digits: '(11) 98765-4321' }, result: '11987654321' },
    apply: digits,
  },
  {
    kind: 'pure',
    name: 'segment',
    group: 'text',
    args: [text, argument('separator', 'text'), argument('index', 'integer')],
    gives: 'The piece of the text at an index counted from 0; null if there are fewer.',
    example: { expression: { segment: ['0001234-27.2026.5.02.0001', '.', 3] }, result: '02' },
    apply: segment,
  },
  {
    kind: 'pure',
    name: 'length',
    group: 'text',
    args: [text],
    gives: 'How many characters the text has, counted as a field’s maxLength counts them.',
    example: { expression: { length: 'São' }, result: 3 },
    apply: length,
  },
  {
    kind: 'pure',
    name: 'join',
    group: 'text',
    args: [argument('list', 'list'), argument('separator', 'text', optional)],
    gives: 'The texts of the list one after another with the separator between; empty ones are left out.',
    example: {
      expression: { join: [['Contrato: 1', '', 'Edital: 2'], ', '] },
      result: 'Contrato: 1, Edital: 2',
    },
    apply: join,
  },
  {
    kind: 'pure',
    name: 'startsWith',
    group: 'text',
    args: [text, argument('prefix', 'text')],
    gives: 'Whether the text begins with the prefix; false if one of them is empty.',
    example: { expression: { startsWith: ['ENDBID-1', 'END'] }, result: true },
    apply: startsWith,
  },
  {
    kind: 'bound',
    name: 'matches',
    group: 'text',
    args: [text, argument('pattern', 'pattern', literal)],
    gives:
      'Whether the regular expression is found in the text (write ^ and $ to match all of it); false if it is empty.',
    example: { expression: { matches: ['Edital 12', '^[\\p{L} ]+$'] }, result: false },
    bind: bindMatches,
  },
  {
    kind: 'pure',
    name: 'plainText',
    group: 'text',
    args: [text],
    gives: 'The text without control characters and without what is no letter, digit or usual punctuation.',
    example: { expression: { plainText: 'Obra\u0007 nº 1\n(lote ★ 2)' }, result: 'Obra nº 1 (lote  2)' },
    apply: plainText,
  },
  {
    kind: 'pure',
    name: 'unaccented',
    group: 'text',
    args: [text],
    gives: 'The text with its letters freed of accents and cedillas.',
    example: { expression: { unaccented: 'Licitação' }, result: 'Licitacao' },
    apply: unaccented,
  },
  {
    kind: 'pure',
    name: 'alphanumeric',
    group: 'text',
    args: [text],
    gives: 'Letters without accents, digits and blanks; everything else is dropped.',
    example: { expression: { alphanumeric: 'Pão & Cia. 2' }, result: 'Pao  Cia 2' },
    apply: alphanumeric,
  },
];
