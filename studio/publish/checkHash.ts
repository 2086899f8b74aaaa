import { createHash } from 'node:crypto';
import { addReadConstants } from '../check/files/constants';
import { includesOf } from '../check/files/includesOf';
import { composeProduct, constantsOf, type ProductFiles } from '../../engine/definition';
import { SOURCES_FILE } from '../../engine/index';

/** Read by every product's check. */
const OF_ALL = ['catalogue.json', '_shared/messages.json', SOURCES_FILE];

/** Files read by a product's check, except constants.json, of which only rows count. */
export function checkedFiles(files: ProductFiles, id: string): ReadonlySet<string> {
  const own = [...files.keys()].filter((file) => file.startsWith(`${id}/`));
  const found = new Set([...OF_ALL, ...own]);
  // Grows while iterating: a fragment may include others.
  for (const file of found) for (const { target } of includesOf(files.get(file) ?? null)) found.add(target);
  return found;
}

function namedConstants(files: ProductFiles, id: string): string[] {
  const { definition, rating, clauses } = composeProduct(files, id);
  const names = new Set<string>();
  addReadConstants([definition, rating, clauses, files.get(SOURCES_FILE)], names);
  return [...names].toSorted();
}

const sha256 = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('hex');

export interface Checked {
  /** Without the rows of constants: SHA-256, hexadecimal. */
  readonly base: string;
  /** The constants that its expressions name. */
  readonly constants: readonly string[];
}

/** What the check of a product reads, its cases included, by an engine. */
export function checkedOf(files: ProductFiles, id: string, engine: string): Checked {
  const read = [...checkedFiles(files, id)].toSorted().map((file) => [file, files.get(file)]);
  const constants = namedConstants(files, id);
  const table = constantsOf(files);
  return { base: sha256([engine, read, constants.map((name) => [name, name in table])]), constants };
}

/** Tells the rows of a constant from others: SHA-256, hexadecimal. */
export function rowsHash(files: ProductFiles, name: string): string {
  return sha256(constantsOf(files)[name] ?? null);
}

/** Tells whether a product's check, its cases included, would read anything else than before: SHA-256, hexadecimal. */
export function checkHash(files: ProductFiles, id: string): string {
  const { base, constants } = checkedOf(files, id, '');
  return sha256([base, constants.map((name) => rowsHash(files, name))]);
}
