import { addedOperators } from '../operatorsOf';
import { aboutText, argument, integerOf, literal, optional, textOf, withText } from './arguments';

const text = argument('text', 'text');

const upper = withText((found) => found.toUpperCase());
const trim = withText((found) => found.trim());
const digits = withText((found) => found.replace(/\D/g, ''));
/** Code points, as JSON Schema's maxLength counts them. */
const length = withText((found) => [...found].length);

function segment(value: unknown, separator: unknown, index: unknown): string | null {
  const cut = textOf(separator);
  const found = textOf(value);
  return found === null || cut === null ? null : (found.split(cut)[integerOf(index)] ?? null);
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

function bindMatches(pattern: string): (value: unknown) => boolean {
  const expression = new RegExp(pattern, 'u');
  return aboutText((found) => expression.test(found));
}

export const textOperators = addedOperators('text', {
  upper: {
    args: [text],
    gives: 'The text in capital letters.',
    example: { expression: { upper: 'São Paulo' }, result: 'SÃO PAULO' },
    apply: upper,
  },
  trim: {
    args: [text],
    gives: 'The text without blanks at its ends.',
    example: { expression: { trim: '  Edital 12  ' }, result: 'Edital 12' },
    apply: trim,
  },
  digits: {
    args: [text],
    gives: 'Only the digits of the text (not for a CNPJ, which may have letters: see bareTaxId).',
    example: { expression: { digits: '(11) 98765-4321' }, result: '11987654321' },
    apply: digits,
  },
  segment: {
    args: [text, argument('separator', 'text'), argument('index', 'integer')],
    gives: 'The piece of the text at an index counted from 0; null if there are fewer.',
    example: { expression: { segment: ['0001234-27.2026.5.02.0001', '.', 3] }, result: '02' },
    apply: segment,
  },
  length: {
    args: [text],
    gives: 'How many characters the text has, counted as a field’s maxLength counts them.',
    example: { expression: { length: 'São' }, result: 3 },
    apply: length,
  },
  join: {
    args: [argument('list', 'list'), argument('separator', 'text', optional)],
    gives: 'The texts of the list one after another with the separator between; empty ones are left out.',
    example: {
      expression: { join: [['Contrato: 1', '', 'Edital: 2'], ', '] },
      result: 'Contrato: 1, Edital: 2',
    },
    apply: join,
  },
  startsWith: {
    args: [text, argument('prefix', 'text')],
    gives: 'Whether the text begins with the prefix; false if one of them is empty.',
    example: { expression: { startsWith: ['ENDBID-1', 'END'] }, result: true },
    apply: startsWith,
  },
  matches: {
    args: [text, argument('pattern', 'pattern', literal)],
    gives:
      'Whether the regular expression is found in the text (write ^ and $ to match all of it); false if it is empty.',
    example: { expression: { matches: ['Edital 12', '^[\\p{L} ]+$'] }, result: false },
    bind: bindMatches,
  },
});
