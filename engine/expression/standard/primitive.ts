/**
 * Lists and objects where JavaScript wants a primitive: the text that it makes of them,
 * without calling what an answer may carry under `toString` or `valueOf`. An unanswered field is null.
 */
export function primitive(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Array.isArray(value) ? value.map(itemText).join(',') : '[object Object]';
}

export function itemText(value: unknown): string {
  return value === null || value === undefined ? '' : String(primitive(value));
}
