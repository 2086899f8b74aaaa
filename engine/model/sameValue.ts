/** Equality of JSON-like values: scalars by value (NaN is itself), lists and objects by content; `undefined` is only itself. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  return sameParts(a as Parts, b as Parts);
}

type Parts = Readonly<Record<string, unknown>>;

function sameParts(a: Parts, b: Parts): boolean {
  let count = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !sameValue(a[key], b[key])) return false;
    count += 1;
  }
  return count === Object.keys(b).length;
}
