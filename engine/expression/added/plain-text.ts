import type { PureOperator } from '../operator';
import { alphanumeric, plainText, unaccented } from '../plain-text';
import { argument, withText } from './arguments';

const text = argument('text', 'text');

export const plainTextOperators: readonly PureOperator[] = [
  {
    kind: 'pure',
    name: 'plainText',
    group: 'text',
    args: [text],
    gives: 'The text without control characters and without what is no letter, digit or usual punctuation.',
    example: { expression: { plainText: 'Obra\u0007 nº 1\n(lote ★ 2)' }, result: 'Obra nº 1 (lote  2)' },
    apply: withText(plainText),
  },
  {
    kind: 'pure',
    name: 'unaccented',
    group: 'text',
    args: [text],
    gives: 'The text with its letters freed of accents and cedillas.',
    example: { expression: { unaccented: 'Licitação' }, result: 'Licitacao' },
    apply: withText(unaccented),
  },
  {
    kind: 'pure',
    name: 'alphanumeric',
    group: 'text',
    args: [text],
    gives: 'Letters without accents, digits and blanks; everything else is dropped.',
    example: { expression: { alphanumeric: 'Pão & Cia. 2' }, result: 'Pao  Cia 2' },
    apply: withText(alphanumeric),
  },
];
