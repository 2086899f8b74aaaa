const inherited: ReadonlySet<string> = new Set([
  'prototype',
  '__proto__',
  ...Object.getOwnPropertyNames(Object.prototype),
]);

/** Whether a path segment or key is free of names that every object inherits. */
export function isSafeKey(key: string): boolean {
  return !inherited.has(key);
}

export function segmentsOf(path: string): readonly string[] {
  return path === '' ? [] : path.split('.');
}

export function isSafePath(path: string): boolean {
  return segmentsOf(path).every(isSafeKey);
}

/** Reads own properties only; `undefined` where the path leads nowhere. */
export function readOwn(value: unknown, segments: readonly string[]): unknown {
  let current = value;
  for (const segment of segments) {
    if (current === null || current === undefined) return undefined;
    if (!isSafeKey(segment) || !Object.hasOwn(current, segment)) return undefined;
    current = (current as Record<string, unknown>)[segment];
  }
  return current;
}
