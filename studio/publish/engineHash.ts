import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** In a build: the hash of the sources that its checks were compiled from. */
export const ENGINE_STAMP = 'studio/engine.sha256';

/** Decides what a check finds; the pages only show it. */
const ROOMS = ['engine', 'studio'];
const LEFT_OUT = /\.test\.ts$|(^|[\\/])testing[\\/]|^studio[\\/]pages[\\/]/;

/** SHA-256 of the sources of engine and studio in `root` and of its packages, or what its build wrote down; hexadecimal. */
export function sourcesHash(root: string): string {
  const stamp = join(root, ENGINE_STAMP);
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8');
  const sources = ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true }),
  )
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !LEFT_OUT.test(file))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of [...sources, 'package-lock.json'])
    hash.update(JSON.stringify([file, readFileSync(join(root, file), 'utf8')]));
  return hash.digest('hex');
}

/** Identifies everything that affects a check: engine, packages, Node version. */
export function engineHash(): string {
  return `${sourcesHash(fileURLToPath(new URL('../../', import.meta.url)))} ${process.version}`;
}
