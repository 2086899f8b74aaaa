import { createHash } from 'node:crypto';

/** JSON text that does not depend on the order in which keys were written, save where order is meaning. */
function canonical(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => canonical(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, canonical(inner, name)] as const);
  // The order of a step's properties is the order of its questions.
  const ordered = key === 'properties' ? entries.map(([name, inner]) => ({ [name]: inner })) : null;
  return ordered ?? Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** SHA-256 of a definition's canonical text, hexadecimal. */
export function hashOf(content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(content)))
    .digest('hex');
}
