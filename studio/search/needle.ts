import { REAIS, readDate, readDecimal, unaccented } from '../../engine/values';

const plainly = (text: string) => unaccented(text).toLowerCase();

/** The small letters of the Latin script that are that letter without its mark: `ç` and `ć` of `c`. */
const MARKED: ReadonlyMap<string, string> = (() => {
  const found = new Map<string, string>();
  for (let code = 0xe0; code <= 0x17f; code += 1) {
    const letter = String.fromCharCode(code);
    const base = plainly(letter);
    if (base !== letter && letter === letter.toLowerCase())
      found.set(base, (found.get(base) ?? base) + letter);
  }
  return found;
})();

/** A sign of a text as JSON may have it written: a quote and a backslash stand behind one. */
function signOf(sign: string): string {
  if (sign === '"') return String.raw`\\?"`;
  if (sign === '\\') return String.raw`\\+`;
  const marked = MARKED.get(sign);
  return marked ? `[${marked}]` : sign.replace(/[$()*+.?[\]^{|}]/, String.raw`\$&`);
}

/** Words with whatever blank or line break between them. */
function wordsOf(typed: string): string {
  const words = typed.split(/\s+/).map((word) => [...plainly(word)].map(signOf).join(''));
  return words.join(String.raw`(?:\s|\\[nrt])+`);
}

const alone = (value: string) => String.raw`(?<![\d.,])${value.replace('.', String.raw`\.`)}(?![\d.])`;

/** What a number or a day is in a file: “1.500,00” is 1500 there, and “01/03/2027” is 2027-03-01. */
function asWritten(typed: string): string[] {
  const day = readDate(typed);
  if (day) return [day];
  const { value } = readDecimal(typed, REAIS);
  return value === undefined || String(value) === typed ? [] : [alone(String(value))];
}

/** Finds what was typed in the text of a file: accents, capitals and the kind of blank do not matter. */
export function needleOf(typed: string): RegExp {
  const text = typed.trim();
  return new RegExp([wordsOf(text), ...asWritten(text)].join('|'), 'gi');
}
