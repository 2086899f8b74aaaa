import { createHash } from 'node:crypto';

/** Where the order of keys has meaning: a step's properties are its questions in order. */
const ORDERED = /^\/definition\/steps\/\d+\/properties$/;

/** A value of which the JSON text does not depend on the order in which keys were written. */
function canonical(value: unknown, pointer: string): unknown {
  if (Array.isArray(value)) return value.map((item, index) => canonical(item, `${pointer}/${index}`));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, canonical(inner, `${pointer}/${key}`)] as const,
  );
  if (ORDERED.test(pointer)) return entries;
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** SHA-256 over the canonical text of all that decides a product's answers, price and documents, hexadecimal. */
export function hashOf(content: object): string {
  const text = JSON.stringify(canonical(content, ''));
  return createHash('sha256').update(text).digest('hex');
}
