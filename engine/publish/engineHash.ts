import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** In a build's engine folder: the hash of the sources that it was compiled from. */
export const ENGINE_STAMP = 'engine.sha256';

const LEFT_OUT = /\.test\.ts$|(^|[\\/])testing[\\/]/;

/** SHA-256 of the sources of an engine folder and of the packages beside it, or what its build wrote down; hexadecimal. */
export function sourcesHash(folder: string): string {
  const stamp = join(folder, ENGINE_STAMP);
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8');
  const sources = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !LEFT_OUT.test(relative(folder, file)))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of [...sources, join(folder, '../package-lock.json')])
    hash.update(JSON.stringify([relative(folder, file), readFileSync(file, 'utf8')]));
  return hash.digest('hex');
}

/** Tells the program that checks from any that could find something else: this engine, its packages, this Node. */
export function engineHash(): string {
  return `${sourcesHash(fileURLToPath(new URL('../', import.meta.url)))} ${process.version}`;
}
