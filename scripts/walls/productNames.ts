import { isExempt, type Breach } from './importWalls';

const SILENT_ROOMS = ['engine', 'studio', 'renderers', 'src'];
// The information page of a product is a page like any other: to: '/risco-engenharia'.
const PAGE = /(['"`])\/[a-z-]+\1/g;
// Words of the interface or of the platform too: "Valor da garantia", performance.now().
const EVERYDAY = ['garantia', 'endosso', 'performance'];

export function productWords(catalogue: {
  wizards: readonly { wizard: string; code: string | null }[];
}): string[] {
  const words = catalogue.wizards.flatMap(({ wizard, code }) => [wizard, ...(code ? [code] : [])]);
  // Two letters occur in too many other words.
  return [...new Set(words)].filter((word) => word.length > 2);
}

/** Where `file` names a product: a line of TypeScript that only one product needs belongs in its definition. */
export function productNameBreaches(file: string, source: string, words: readonly string[]): Breach[] {
  if (!SILENT_ROOMS.some((room) => file.startsWith(`${room}/`)) || isExempt(file)) return [];
  const withoutPages = source.replaceAll(PAGE, '');
  return words
    .filter((word) => wordPattern(word).test(withoutPages))
    .map((word) => `${file}: names the product "${word}"`);
}

/** Codes are compared in their case; a name that is an everyday word counts only as a whole string. */
function wordPattern(word: string): RegExp {
  if (EVERYDAY.includes(word)) return new RegExp(`(['"\`])${word}\\1`);
  const flags = word === word.toUpperCase() ? 'u' : 'ui';
  return new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, flags);
}
