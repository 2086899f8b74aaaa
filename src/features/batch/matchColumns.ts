import { alike, type SheetColumn } from '../../../engine/index';

/** For each column of a file, the path of the question it answers; null for none. */
export type Matching = readonly (string | null)[];

/** A person's earlier choices by normalised header; null for none. */
export type RememberedColumns = Readonly<Record<string, string | null>>;

/** Normalises a header: without case, accents and signs such as the asterisk of required fields. */
const nameOf = (header: string) =>
  alike(header)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export function doubledNames(headers: readonly string[]): readonly string[] {
  const names = headers.map(nameOf);
  const doubled = headers.filter((_header, at) => names[at] !== '' && names.indexOf(names[at]!) !== at);
  return [...new Set(doubled)];
}

/**
 * Matches by what was chosen before, then by name. Columns of one name are left to the person, and no question is answered
 * by two columns.
 */
export function matchColumns(
  headers: readonly string[],
  columns: readonly SheetColumn[],
  remembered: RememberedColumns,
): Matching {
  const names = headers.map(nameOf);
  const byName = new Map(columns.map(({ label, path }) => [nameOf(label), path]));
  const paths = new Set(columns.map(({ path }) => path));
  const taken = new Set<string>();
  return names.map((name) => {
    if (names.indexOf(name) !== names.lastIndexOf(name)) return null;
    const chosen = remembered[name];
    const path = chosen === undefined ? byName.get(name) : chosen;
    if (!path || !paths.has(path) || taken.has(path)) return null;
    taken.add(path);
    return path;
  });
}

export const rematch = (matching: Matching, place: number, path: string | null): Matching =>
  matching.map((known, at) => (at === place ? path : known === path ? null : known));

export function worthRemembering(headers: readonly string[], matching: Matching): RememberedColumns {
  return Object.fromEntries(headers.map((header, at) => [nameOf(header), matching[at] ?? null] as const));
}
