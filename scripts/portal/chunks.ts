import { build, type Plugin, type Rolldown } from 'vite';

/**
 * A name, and the modules that pages begin with: all that they need is fetched together, or a part of it: what at least
 * two of them `shared`, or what is their `own`, needed by no page without them.
 */
export type Area = readonly [name: string, roots: readonly string[], part?: 'shared' | 'own'];

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
  const needsOf = ({ fileName }: Chunk) => [...closure(byFile, fileName)];
  const pages = built.filter(({ facadeModuleId }) => facadeModuleId).map(needsOf);
  const areaOf = new Map<string, string>();
  for (const [name, roots, part] of areas) {
    // A page that another one imports at once too is no chunk's facade.
    const isRoot = (id: string | null) => roots.some((root) => id?.endsWith(root));
    const begun = built.filter((chunk) => [chunk.facadeModuleId, ...chunk.moduleIds].some(isRoot));
    const others = pages.filter((page) => !begun.some(({ fileName }) => page.includes(fileName)));
    const taken = partOf(begun.flatMap(needsOf), others.flat(), part);
    for (const id of taken.flatMap((file) => byFile.get(file)!.moduleIds))
      if (!areaOf.has(id)) areaOf.set(id, name);
  }
  return areaOf;
}

function partOf(files: readonly string[], others: readonly string[], part: Area[2]): readonly string[] {
  if (part === 'shared') return files.filter((file, at) => files.indexOf(file) !== at);
  return part === 'own' ? files.filter((file) => !others.includes(file)) : files;
}

/** The last area that each module leads to, by the chunks that its own needs; '' for none. */
export function lastAreaOf(
  built: readonly Chunk[],
  areaOf: ReadonlyMap<string, string>,
): Map<string, string> {
  const order = [...new Set(areaOf.values())];
  const byFile = new Map(built.map((chunk) => [chunk.fileName, chunk]));
  const last = new Map<string, string>();
  for (const { fileName, moduleIds } of built) {
    const needed = [...closure(byFile, fileName)].flatMap((file) => byFile.get(file)!.moduleIds);
    const at = Math.max(...needed.map((id) => order.indexOf(areaOf.get(id) ?? '')));
    for (const id of moduleIds) last.set(id, order[at] ?? '');
  }
  return last;
}

const isOwn = ([, , part]: Area) => part === 'own';

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
      const unwritten = { ...config, build: { ...config.build, write: false, minify: false } };
      const first = (await build({
        ...unwritten,
        configFile: false,
        logLevel: 'error',
      })) as Rolldown.RolldownOutput;
      const built = first.output.filter((part) => part.type === 'chunk');
      const areaOf = areasOf(built, areas);
      const lastOf = lastAreaOf(built, areaOf);
      const area = ([name]: Area) => ({ name, test: (id: string) => areaOf.get(id) === name });
      // What leads to an area stands apart from what does without it, or all who share a part would fetch the area.
      const partsOf = (last: string) => ({
        name: 'parts',
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: SMALL,
        // The reader of PDFs is larger than any page: what it shares with others must not lead them to it.
        test: (id: string) => !READER.test(id) && !areaOf.has(id) && (lastOf.get(id) ?? '') === last,
      });
      const [own, whole] = [areas.filter(isOwn), areas.filter((one) => !isOwn(one))];
      // A group takes along what it needs, so those that others need too have to have taken theirs before.
      const ordered = [
        ...whole.map(area),
        ...['', ...whole.map(([name]) => name)].map(partsOf),
        ...own.map(area),
        ...own.map(([name]) => partsOf(name)),
        { name: 'pdf', test: READER },
      ];
      const groups = ordered.map((group, at) => ({ ...group, priority: ordered.length - at }));
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}
