import type { Plugin, Rolldown } from 'vite';
import { ChunkGraph } from './ChunkGraph';

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: ReadonlySet<string> } };

/**
 * Has an import() list only scripts that are not loaded yet: not those of the page's first file, nor what the
 * importing file needs itself. The names are part of the code and hardly compress.
 */
export function preloads(): Plugin {
  let built: readonly Chunk[] = [];
  let graph = new ChunkGraph(built);
  const isThere = (file: string, host: string) =>
    built.some(
      ({ isEntry, fileName }) => (isEntry || fileName === host) && graph.closure(fileName).has(file),
    );
  /** Its styles are awaited before the import requests it. */
  const isStyled = (page: string) =>
    built.some(({ fileName, viteMetadata }) => fileName === page && viteMetadata?.importedCss.size);
  return {
    name: 'lastro:preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies(page, files, { hostId, hostType }) {
            if (hostType === 'html') return files;
            const missing = files.filter((file) => !isThere(file, hostId));
            const isAlone = missing.every((file) => file === page) && !isStyled(page);
            return isAlone ? [] : missing;
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        built = Object.values(bundle).filter((part): part is Chunk => part.type === 'chunk');
        graph = new ChunkGraph(built);
      },
    },
  };
}
