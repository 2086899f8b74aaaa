/** Reads a dotted path of own properties; `undefined` where it breaks off. */
export function getPath(source: unknown, path: string): unknown {
  return getIn(source, path.split('.'));
}

/** As getPath, of a path already split. */
export function getIn(source: unknown, keys: readonly string[]): unknown {
  let current = source;
  for (const key of keys) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as Record<string, unknown>)[key];
  }
  return current;
}

/** Writes a dotted path into a record that the caller owns, making the objects on the way. */
export function setPath(target: Record<string, unknown>, path: string, value: unknown): void {
  setIn(target, path.split('.'), value);
}

/** As setPath, of a path already split. */
export function setIn(target: Record<string, unknown>, keys: readonly string[], value: unknown): void {
  let current = target;
  const last = keys.length - 1;
  for (let depth = 0; depth < last; depth += 1) {
    const key = keys[depth]!;
    if (!Object.hasOwn(current, key)) current[key] = {};
    current = current[key] as Record<string, unknown>;
  }
  current[keys[last]!] = value;
}

export function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The paths of a record's leaves: scalars, lists and empty objects. */
export function leafPaths(record: unknown, prefix = ''): string[] {
  if (!isBranch(record) || Object.keys(record).length === 0) return prefix ? [prefix] : [];
  return Object.entries(record).flatMap(([key, value]) =>
    leafPaths(value, prefix ? `${prefix}.${key}` : key),
  );
}
