import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { existsSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { extname, join, relative } from 'node:path';

export const ROOMS = [
  'engine',
  'studio',
  'contract',
  'server',
  'scripts/lib',
  'scripts/start',
  'scripts/serve',
];
const LEFT_OUT =
  /(^|\/)testing\/|^studio\/pages\/|\.test\.|\.d\.m?ts$|\.md$|\/vitePlugin\.ts$|^scripts\/lib\/(run|install-dependencies)\./;
/** Bundled with its package: only a few hundred kB of it are needed, while installing it takes 22 MB. */
const WHOLE = { file: 'server/adapters/objects/s3Client.ts', package: '@aws-sdk/client-s3' };
/** Older packages load Node's own modules by `require`, which an ES module lacks. */
const REQUIRE = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;
const TARGET = 'node20';
const SOURCES = ['.ts', '.mjs'];

/**
 * Compiles the server's sources of `root` into `outDir`, file by file, so that what a module reads beside itself
 * stays beside it; all other files of these rooms are copied. Gives the packages that they import.
 */
export async function compile(root: string, outDir: string): Promise<string[]> {
  const files = (await Promise.all(ROOMS.map((room) => filesOf(root, room)))).flat();
  const sources = files.filter((file) => extname(file) === '.ts');
  const apart = sources.filter((file) => file !== WHOLE.file);
  await build({ ...options(root), entryPoints: apart, outdir: outDir });
  await build({ ...wholeOptions(root), outdir: outDir });
  const others = files.filter((file) => extname(file) !== '.ts');
  await Promise.all(others.map((file) => cp(join(root, file), join(outDir, file))));
  return importedBy(root, files);
}

export async function importedPackages(root: string): Promise<string[]> {
  return importedBy(root, (await Promise.all(ROOMS.map((room) => filesOf(root, room)))).flat());
}

/** Bundles all of them and discards the result: what stays external is a package. */
async function importedBy(root: string, files: readonly string[]): Promise<string[]> {
  const sources = files.filter((file) => SOURCES.includes(extname(file)));
  const contents = sources.map((file) => `import ${JSON.stringify(`./${file}`)};`).join('\n');
  const { metafile } = await build({
    ...options(root),
    stdin: { contents, resolveDir: root },
    plugins: [],
    write: false,
    metafile: true,
  });
  return packagesOf(metafile);
}

function packagesOf({ outputs }: Metafile): string[] {
  const imports = Object.values(outputs).flatMap((output) => output.imports);
  const names = imports
    .filter(({ path, external }) => external && !isBuiltin(path))
    .map(({ path }) => /^(@[^/]+\/)?[^/]+/.exec(path)![0]);
  return [...new Set(names)].filter((name) => name !== WHOLE.package).toSorted();
}

const options = (root: string): BuildOptions => ({
  absWorkingDir: root,
  outbase: root,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: TARGET,
  packages: 'external',
  plugins: [modulesApart],
  logLevel: 'error',
});

const wholeOptions = (root: string): BuildOptions => ({
  ...options(root),
  entryPoints: [WHOLE.file],
  packages: 'bundle',
  plugins: [],
  minifySyntax: true,
  banner: { js: REQUIRE },
});

/** Keeps each of our modules a file, imported with its extension as Node requires; JSON is inlined. */
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
