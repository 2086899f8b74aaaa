import { build, type Plugin } from 'esbuild';
import { existsSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';

/** What runs on the server; all else is for the browser, for tests or for developers. */
export const ROOMS = ['engine', 'contract', 'server', 'scripts/lib', 'scripts/start', 'scripts/serve'];
const LEFT_OUT = /(^|\/)testing\/|\.test\.|\.d\.m?ts$|\.md$/;
const TARGET = 'node20';

/**
 * Compiles the server's sources of `root` into `outDir`, file by file, so that what a module reads beside itself
 * stays beside it; all other files of these rooms are copied.
 */
export async function compile(root: string, outDir: string): Promise<void> {
  const files = (await Promise.all(ROOMS.map((room) => filesOf(root, room)))).flat();
  const sources = files.filter((file) => extname(file) === '.ts');
  await build({
    absWorkingDir: root,
    entryPoints: sources,
    outdir: outDir,
    outbase: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: TARGET,
    packages: 'external',
    plugins: [modulesApart],
    logLevel: 'error',
  });
  const others = files.filter((file) => extname(file) !== '.ts');
  await Promise.all(others.map((file) => cp(join(root, file), join(outDir, file))));
}

/** Each module of ours stays a file of its own, which others name with its ending, as Node wants it; JSON is taken in. */
const modulesApart: Plugin = {
  name: 'modules-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^\.{1,2}\// }, ({ path, kind, resolveDir }) => {
      if (kind === 'entry-point' || path.endsWith('.json')) return undefined;
      if (path.endsWith('.mjs')) return { path, external: true };
      const isFile = existsSync(join(resolveDir, `${path}.ts`));
      return { path: isFile ? `${path}.js` : `${path}/index.js`, external: true };
    });
  },
};

async function filesOf(root: string, room: string): Promise<string[]> {
  const entries = await readdir(join(root, room), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !LEFT_OUT.test(file));
}
