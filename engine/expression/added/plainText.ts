import { addedOperators } from '../operatorsOf';
import {
  alphanumeric,
  plainLines,
  plainText,
  unaccented,
  unmasked,
  visibleText,
} from '../../values/plainText';
import { argument, withText } from './arguments';

const text = argument('text', 'text');

export const plainTextOperators = addedOperators('text', {
  plainText: {
    args: [text],
    gives: 'The text without control characters and without what is no letter, digit or usual punctuation.',
    example: { expression: { plainText: 'Obra\u0007 nº 1\n(lote ★ 2)' }, result: 'Obra nº 1 (lote  2)' },
    apply: withText(plainText),
  },
  plainLines: {
    args: [text],
    gives: 'As plainText, with its line breaks.',
    example: { expression: { plainLines: 'Obra nº 1\r\nlote ★ 2' }, result: 'Obra nº 1\nlote  2' },
    apply: withText(plainLines),
  },
  visibleText: {
    args: [text],
    gives:
      'The text without control, zero-width and direction characters; line breaks and tabs become blanks.',
    example: { expression: { visibleText: 'ana@acme\u200b.test' }, result: 'ana@acme.test' },
    apply: withText(visibleText),
  },
  unaccented: {
    args: [text],
    gives: 'The text with its letters freed of accents and cedillas.',
    example: { expression: { unaccented: 'Licitação' }, result: 'Licitacao' },
    apply: withText(unaccented),
  },
  alphanumeric: {
    args: [text],
    gives: 'Letters without accents, digits and blanks; everything else is dropped.',
    example: { expression: { alphanumeric: 'Pão & Cia. 2' }, result: 'Pao  Cia 2' },
    apply: withText(alphanumeric),
  },
  unmasked: {
    args: [text],
    gives: 'Letters without accents, in capitals, and digits: the number of a document without its mask.',
    example: { expression: { unmasked: 'apl 2026-12.34/5' }, result: 'APL202612345' },
    apply: withText(unmasked),
  },
});
