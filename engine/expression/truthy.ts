/** JSON-logic truthiness: JavaScript's, except that an empty list is false. */
export function truthy(value: unknown): boolean {
  if (typeof value !== 'object') return Boolean(value);
  return Array.isArray(value) ? value.length > 0 : value !== null;
}
