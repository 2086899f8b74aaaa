import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKABLE = /\.(?:js|css|svg)$/;
/** Smaller files are sent uncompressed (server/http/limits). */
const LEAST = 1024;
const pack = promisify(brotliCompress);

/** Compresses each file of a build once, as small as Brotli can: at each request there is no time for that. */
export function packed(): Plugin {
  return {
    name: 'lastro:packed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).map(
        (part) => [part.fileName, Buffer.from(part.type === 'chunk' ? part.code : part.source)] as const,
      );
      const worth = files.filter(([name, { length }]) => PACKABLE.test(name) && length > LEAST);
      await Promise.all(
        worth.map(async ([name, content]) => writeFile(join(dir, `${name}.br`), await pack(content))),
      );
    },
  };
}
