/** A group that repeats, whose inside repeats too or has alternatives that begin alike: exponential in the worst case. */
const GROUP = /\((?:\?[:<=!][^()]*?)?((?:[^()\\[\]]|\\.|\[(?:\\.|[^\]\\])*\])*)\)([+*]|\{\d+,\d*\})/gu;
const REPEATS = /(?:\\.|\[(?:\\.|[^\]\\])*\]|\\p\{\w+\}|[^\\[\]+*?{}])(?:[+*]|\{\d+,\d*\})/u;
const MANDATORY_END = /^(?:\\[^wWdDsSpP]|[^\\[\]()+*?{}.|\w])|(?:\\[^wWdDsSpP]|[^\\[\]()+*?{}.|\w])$/u;

/** One of a few signs, none of them a letter or digit, at the beginning. */
const SEPARATORS = /^\[([^\p{L}\p{N}\\^\]]+)\]/u;
const CLASSES = /\[(?:\\.|[^\]\\])*\]|\\[pP]\{\w+\}|\\[dDwWsS]|\./gu;

/** Whether each repetition begins with a sign that nothing else inside takes, so that only one reading fits. */
function isSeparated(inside: string): boolean {
  const [begin = '', signs = ''] = SEPARATORS.exec(inside) ?? [];
  const classes = [...inside.slice(begin.length).matchAll(CLASSES)].map(
    ([part]) => new RegExp(`^${part}$`, 'u'),
  );
  return begin !== '' && [...signs].every((sign) => !classes.some((part) => part.test(sign)));
}

/** Alternatives of which one begins with another: a text can then be read in several ways. */
function isAmbiguous(inside: string): boolean {
  const ways = inside.split('|');
  return ways.some((way, index) => ways.some((other, place) => place !== index && other.startsWith(way)));
}

/** The part of a pattern that may take for ever on a text that does not match; `undefined` where there is none. */
export function slowPart(pattern: string): string | undefined {
  for (const [part, inside = ''] of pattern.matchAll(GROUP)) {
    if (isAmbiguous(inside) && inside.includes('|')) return part;
    if (REPEATS.test(inside) && !MANDATORY_END.test(inside) && !isSeparated(inside)) return part;
  }
  return undefined;
}
