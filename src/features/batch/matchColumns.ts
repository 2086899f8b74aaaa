import { alike, type SheetColumn } from '../../../engine/index';

/** Which question each column of a file answers: the path for the place of the column; null answers none. */
export type Matching = readonly (string | null)[];

/** What a person chose for headers of files before, by the header as it is compared; null for none. */
export type RememberedColumns = Readonly<Record<string, string | null>>;

/** How two names are compared: no case, no accents, no signs such as the star of what is required. */
export const nameOf = (header: string) =>
  alike(header)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The names that stand over more than one column of the file. */
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

/** The matching with one column answering another question, which the column that did answers no more. */
export const rematch = (matching: Matching, place: number, path: string | null): Matching =>
  matching.map((known, at) => (at === place ? path : known === path ? null : known));

/** What of a matching is worth remembering: every header that has a name of its own. */
export function worthRemembering(headers: readonly string[], matching: Matching): RememberedColumns {
  return Object.fromEntries(headers.map((header, at) => [nameOf(header), matching[at] ?? null] as const));
}
