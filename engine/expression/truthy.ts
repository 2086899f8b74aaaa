/** JSON-logic truthiness: JavaScript's, except that an empty list is false. */
export function truthy(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
