import { build, type Plugin, type Rolldown } from 'vite';

/**
 * Pages that are fetched together: a name, and the modules that they begin with. Everybody has the frame; of any other
 * area, what a page needs without needing the area is left to stand by itself.
 */
export interface Area {
  readonly name: string;
  readonly roots: readonly string[];
  readonly isFrame?: boolean;
}

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
  const pages = built.filter(({ facadeModuleId }) => facadeModuleId !== null);
  const needs = new Map(pages.map(({ fileName }) => [fileName, closure(byFile, fileName)]));
  const areaOf = new Map<string, string>();
  for (const { name, roots, isFrame } of areas) {
    const begun = pages.filter(({ facadeModuleId: id }) => roots.some((root) => id!.endsWith(root)));
    const others = [...needs.values()].filter((files) => !begun.some(({ fileName }) => files.has(fileName)));
    const own = new Set(begun.flatMap(({ fileName }) => [...needs.get(fileName)!]));
    for (const file of own) {
      if (!isFrame && others.some((files) => files.has(file))) continue;
      for (const id of byFile.get(file)!.moduleIds) if (!areaOf.has(id)) areaOf.set(id, name);
    }
  }
  return areaOf;
}

/** Below it what some pages share stands with what others do. */
const SMALL = 20_000;

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
      const groups = [
        ...areas.map(({ name }, at) => ({
          name,
          test: (id: string) => areaOf.get(id) === name,
          // An area takes along what it needs, so the ones before it have to have taken theirs.
          priority: areas.length - at,
        })),
        { name: 'parts', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: SMALL },
      ];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}
