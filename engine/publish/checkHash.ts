import { createHash } from 'node:crypto';
import { addReadConstants } from '../check/files/constants';
import { composeProduct } from '../definition/compose';
import { constantsOf } from '../definition/constants';
import type { ProductFiles } from '../definition/files';
import { includesOf } from '../definition/includesOf';
import { SOURCES_FILE } from '../source/sourcesOf';

/** What the check of any product reads. */
const OF_ALL = ['catalogue.json', '_shared/messages.json', SOURCES_FILE];

/** The files that the check of a product reads, but for constants.json, of which it reads some rows. */
export function checkedFiles(files: ProductFiles, id: string): ReadonlySet<string> {
  const own = [...files.keys()].filter((file) => file.startsWith(`${id}/`));
  const found = new Set([...OF_ALL, ...own]);
  // What is added on the way is walked too: a fragment may include others.
  for (const file of found) for (const { target } of includesOf(files.get(file) ?? null)) found.add(target);
  return found;
}

function readConstants(files: ProductFiles, id: string): object {
  const { definition, rating, clauses } = composeProduct(files, id);
  const names = new Set<string>();
  addReadConstants([definition, rating, clauses], names);
  const table = constantsOf(files);
  return [...names].toSorted().map((name) => [name, table[name]]);
}

/** Tells whether a product's check, its cases included, would read anything else than before: SHA-256, hexadecimal. */
export function checkHash(files: ProductFiles, id: string): string {
  const read = [...checkedFiles(files, id)].toSorted().map((file) => [file, files.get(file)]);
  const text = JSON.stringify([read, readConstants(files, id)]);
  return createHash('sha256').update(text).digest('hex');
}
