import { build, type Plugin, type Rolldown } from 'vite';

/** Pages that are fetched together: a name, and the modules that they begin with. */
export type Area = readonly [name: string, roots: readonly string[]];

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds' | 'facadeModuleId'>;

/** What a chunk needs before it runs: itself and all that it imports at once. */
function closure(byFile: ReadonlyMap<string, Chunk>, file: string, found = new Set<string>()): Set<string> {
  const chunk = byFile.get(file);
  if (!chunk || found.has(file)) return found;
  found.add(file);
  for (const next of chunk.imports) closure(byFile, next, found);
  return found;
}

/** The area of each module: of those that need it, the first. Modules of no area are left out. */
export function areasOf(built: readonly Chunk[], areas: readonly Area[]): Map<string, string> {
  const byFile = new Map(built.map((chunk) => [chunk.fileName, chunk]));
  const areaOf = new Map<string, string>();
  for (const [name, roots] of areas) {
    const begun = built.filter(({ facadeModuleId: id }) => roots.some((root) => id?.endsWith(root)));
    for (const file of begun.flatMap(({ fileName }) => [...closure(byFile, fileName)]))
      for (const id of byFile.get(file)!.moduleIds) if (!areaOf.has(id)) areaOf.set(id, name);
  }
  return areaOf;
}

/** Below it what some pages share stands with what others do. */
const SMALL = 20_000;

const READER = /\/(pdfjs-dist\/|features\/document-viewer\/(?!routes))/;

/**
 * One chunk an area instead of dozens. Which module an area needs is known once unused code is gone, so the portal is
 * built twice, first without writing anything.
 */
export function chunks(areas: readonly Area[]): Plugin {
  return {
    name: 'lastro:chunks',
    apply: (config, { command }) => command === 'build' && config.build?.write !== false,
    async config(config) {
      const first = { ...config, build: { ...config.build, write: false, minify: false } };
      const whole = (await build({
        ...first,
        configFile: false,
        logLevel: 'error',
      })) as Rolldown.RolldownOutput;
      const areaOf = areasOf(
        whole.output.filter((part) => part.type === 'chunk'),
        areas,
      );
      const parts = {
        name: 'parts',
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: SMALL,
      };
      const groups = [
        ...areas.map(([name], at) => ({
          name,
          test: (id: string) => areaOf.get(id) === name,
          // An area takes along what it needs, so the ones before it have to have taken theirs.
          priority: areas.length - at,
        })),
        // The reader of PDFs is larger than any page: what it shares with others must not lead them to it.
        { ...parts, test: (id: string) => !READER.test(id), priority: 0.5 },
        { name: 'pdf', test: READER, priority: 0.4 },
      ];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}
