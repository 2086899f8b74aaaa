import { REAIS, readDate, readDecimal, unaccented } from '../../engine/values';

const plainly = (text: string) => unaccented(text).toLowerCase();

/** Lower-case Latin letters by base letter: `ç` and `ć` of `c`. */
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

/** A character as JSON may have it: quotes and backslashes may be escaped. */
function signOf(sign: string): string {
  if (sign === '"') return String.raw`\\?"`;
  if (sign === '\\') return String.raw`\\+`;
  const marked = MARKED.get(sign);
  return marked ? `[${marked}]` : sign.replace(/[$()*+.?[\]^{|}]/, String.raw`\$&`);
}

function wordsOf(typed: string): string {
  const words = typed.split(/\s+/).map((word) => [...plainly(word)].map(signOf).join(''));
  return words.join(String.raw`(?:\s|\\[nrt])+`);
}

const alone = (value: string) => String.raw`(?<![\d.,])${value.replace('.', String.raw`\.`)}(?![\d.])`;

/** A number or date as in files: “1.500,00” is 1500, “01/03/2027” is 2027-03-01. */
function asWritten(typed: string): string[] {
  const day = readDate(typed);
  if (day) return [day];
  const { value } = readDecimal(typed, REAIS);
  return value === undefined || String(value) === typed ? [] : [alone(String(value))];
}

/** Matches a typed text in a file; ignores accents, case and kind of blank. */
export function needleOf(typed: string): RegExp {
  const text = typed.trim();
  return new RegExp([wordsOf(text), ...asWritten(text)].join('|'), 'gi');
}
