const MAX_WORDS = 8;
const SHORTEST_NUMBER = 3;

/** A search word in its spellings, one of which must match. */
export type Word = readonly string[];

/** The words of a search. A number counts as it was typed and without its mask (11.222.333/0001-81). */
export function wordsOf(text: string): Word[] {
  const words = text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return words.map((word) => {
    const bare = word.replaceAll(/[./-]/g, '');
    return bare !== word && isNumber(bare) ? [word, bare] : [word];
  });
}

/** Since 2026 a CNPJ has letters too. */
const isNumber = (bare: string) => bare.length >= SHORTEST_NUMBER && /\d/.test(bare);
