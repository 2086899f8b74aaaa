import { bareTaxId } from '../../values';
import type { Json } from '../../expression';
import { fold } from '../DocumentText';
import { anyTaxIds } from './figures';
import type { Find, Hit } from './Hit';

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s:.,;–-]+|[\s:.,;–-]+$/g, '')
    .trim();

const compiled = new Map<string, RegExp>();

/** The products' check refuses slow patterns, and the piece to match is short. */
function patternOf(text: string): RegExp {
  const known = compiled.get(text) ?? new RegExp(text, 'dgu');
  compiled.set(text, known);
  return known;
}

/** Texts of a form that the file describes, accents and capitals aside; the first group is the value, where there is one. */
export const texts: Find = ({ text, folded }, { pattern = '' }) =>
  [...folded.matchAll(patternOf(pattern))].flatMap((match): Hit[] => {
    const [start, end] = match.indices?.[match[1] === undefined ? 0 : 1] ?? [0, 0];
    const value = tidy(text.slice(start, end));
    return value ? [{ start, end, value }] : [];
  });

const isLetter = (character: string) => /[\p{L}\d]/u.test(character);

/** Marks the beginning of a word: inscrit*. */
const OPEN = '*';

/** Where a phrase stands as whole words, in a folded text. */
export function placesOf(folded: string, said: string, most = 200): readonly number[] {
  const found: number[] = [];
  const isOpen = said.endsWith(OPEN);
  const phrase = isOpen ? said.slice(0, -1) : said;
  if (!phrase) return found;
  for (let at = folded.indexOf(phrase); at >= 0 && found.length < most; at = folded.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    const isBegun = isLetter(phrase.charAt(0)) && isLetter(folded.charAt(at - 1));
    const goesOn = !isOpen && isLetter(phrase.at(-1)!) && isLetter(folded.charAt(end));
    if (!isBegun && !goesOn) found.push(at);
  }
  return found;
}

/** Options found by their labels or by the words of the file; of two at one place the longer counts. */
export const options: Find = ({ folded }, { options: said, choices }) => {
  const words: readonly (readonly [string, Json])[] = said
    ? Object.entries(said)
    : choices.map(({ label, value }) => [label, value] as const);
  const hits = words.flatMap(([phrase, value]) =>
    placesOf(folded, fold(phrase)).map((start) => ({ start, end: start + phrase.length, value })),
  );
  return hits.toSorted((a, b) => a.start - b.start || b.end - a.end);
};

/** Options of a list whose value is a CPF or CNPJ that the document has. */
export const choicesByTaxId: Find = (piece, wanted) =>
  anyTaxIds(piece, wanted).flatMap((hit) => {
    const choice = wanted.choices.find(({ value }) => bareTaxId(String(value)) === hit.value);
    return choice ? [{ ...hit, value: { value: choice.value, label: choice.label } }] : [];
  });
