import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { ChunkGraph } from './ChunkGraph';

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: ReadonlySet<string> } };

interface Shell {
  /** Modules of pages that work offline even if nobody has opened them yet. */
  readonly pages: readonly string[];
  readonly assets: readonly string[];
  readonly plain: readonly string[];
}

const ENTRY = fileURLToPath(new URL('../../worker/worker.ts', import.meta.url));

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

function filesOf(bundle: Rolldown.OutputBundle, { pages, assets }: Shell): readonly string[] {
  const chunks = Object.values(bundle).filter((part): part is Chunk => part.type === 'chunk');
  const graph = new ChunkGraph(chunks);
  const begun = [...chunks.filter(({ isEntry }) => isEntry), ...graph.holding(pages)];
  const scripts = new Set(begun.flatMap(({ fileName }) => [...graph.closure(fileName)]));
  const styles = chunks
    .filter(({ fileName }) => scripts.has(fileName))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const others = Object.keys(bundle).filter((name) => assets.some((part) => name.includes(part)));
  return [...new Set([...scripts, ...styles, ...others])].toSorted();
}

/** What of a build the worker keeps (worker/built.d.ts); files of `public` are read in that folder. */
export function builtOf(bundle: Rolldown.OutputBundle, publicDir: string, shell: Shell) {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('The build has no index.html for the worker.');
  const plain = shell.plain.map((name) => ({ url: `/${name}`, revision: hashOf(read(publicDir, name)) }));
  const named = filesOf(bundle, shell).map((name) => ({ url: `/${name}`, revision: null }));
  return {
    shell: [{ url: '/index.html', revision: hashOf(page.source) }, ...plain, ...named],
    hashed: Object.keys(bundle)
      .filter((name) => name.startsWith('assets/'))
      .map((name) => `/${name}`),
  };
}

function read(folder: string, name: string): Uint8Array {
  if (!existsSync(join(folder, name))) throw new Error(`The worker keeps ${name}, which public/ has not.`);
  return readFileSync(join(folder, name));
}

export function worker(shell: Shell): Plugin {
  let publicDir = '';
  return {
    name: 'lastro:worker',
    // Not where the portal is built for its chunks alone.
    apply: (config, { command }) => command === 'build' && config.build?.write !== false,
    configResolved: (config) => void (publicDir = config.publicDir),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = builtOf(bundle, publicDir, shell);
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: await scriptOf(built) });
      },
    },
  };
}

async function scriptOf(built: object): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    define: { BUILT: JSON.stringify(built), 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]!.text;
}
