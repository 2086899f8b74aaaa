import { isRecord } from './json';
import type { Pair } from './Difference';

export function renamesOf({ before, after }: Pair): ReadonlyMap<string, string> {
  const entries = [...after.subject.fields.values()].flatMap(({ path, schema }) =>
    (schema.was ?? []).map((former) => [former, path] as const),
  );
  const known = entries.filter(
    ([former]) => before.subject.fields.has(former) && !after.subject.fields.has(former),
  );
  return new Map(known);
}

function renamedText(text: string, renames: ReadonlyMap<string, string>): string {
  for (const [from, to] of renames) {
    const rest = text.slice(from.length);
    if (text.startsWith(from) && !/^[A-Za-z0-9]/.test(rest)) return to + rest;
  }
  return text;
}

export function renamed<T>(value: T, renames: ReadonlyMap<string, string>): T {
  if (renames.size === 0) return value;
  const walk = (inner: unknown): unknown => {
    if (typeof inner === 'string') return renamedText(inner, renames);
    if (Array.isArray(inner)) return inner.map(walk);
    if (!isRecord(inner)) return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([key, part]) => [renamedText(key, renames), walk(part)]),
    );
  };
  return walk(value) as T;
}
