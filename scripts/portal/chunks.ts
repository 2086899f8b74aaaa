import { build, type Plugin, type Rolldown } from 'vite';
import { ChunkGraph, type Chunk } from './ChunkGraph';
import { sharedParts } from './sharedParts';

/**
 * A name, and the modules that pages begin with: all that they need is fetched together, or a part of it: what all of
 * them have in `common`; what is `shared` with other pages, and their styles; what goes `along` with the last of the
 * modules: what the others have in common and no page needs without it; or what is their `own`: what no page needs but
 * they and those of the last one's folder.
 */
export type Area = readonly [
  name: string,
  roots: readonly string[],
  part?: 'common' | 'shared' | 'along' | 'own',
];

interface Plan {
  readonly areas: readonly Area[];
  /** Modules of the pages that most people open: what they fetch weighs more. */
  readonly often: readonly string[];
  /** Areas whose styles stand in another one, by name. */
  readonly styles?: Readonly<Record<string, string>>;
}

const OFTEN = 5;

const READER =
  /\/(pdfjs-dist\/|features\/document-viewer\/(?!routes)|drafts\/editor\/|@codemirror\/|@lezer\/|vscode-[a-z-]+\/)/;

const commonOf = (needs: readonly (readonly string[])[]) =>
  needs.flat().filter((file) => needs.every((some) => some.includes(file)));

function along(graph: ChunkGraph, files: readonly string[], module: string): readonly string[] {
  const pages = new Set(graph.holding([module]).flatMap(({ fileName }) => [...graph.pagesOf(fileName)]));
  return files.filter((file) => [...graph.pagesOf(file)].every((page) => pages.has(page)));
}

function ownOf(graph: ChunkGraph, files: readonly string[], roots: readonly string[]): readonly string[] {
  const folder = roots.at(-1)!.replace(/[^/]*$/, '');
  const first = new Set(graph.holding(roots));
  const isTheirs = (page: Chunk) => first.has(page) || page.facadeModuleId?.includes(folder) === true;
  return files.filter((file) => [...graph.pagesOf(file)].every(isTheirs));
}

function filesOf(graph: ChunkGraph, roots: readonly string[], part: Area[2]): readonly string[] {
  const needs = roots.map((root) =>
    graph.holding([root]).flatMap((page) => [...graph.closure(page.fileName)]),
  );
  if (part === 'shared') return needs.flat().filter((file) => graph.pagesOf(file).size > 1);
  if (part === 'own') return ownOf(graph, needs.flat(), roots);
  if (part === 'along') return along(graph, commonOf(needs.slice(0, -1)), roots.at(-1)!);
  return part ? commonOf(needs) : needs.flat();
}

function areasOf(graph: ChunkGraph, areas: readonly Area[]): Map<string, string> {
  const areaOf = new Map<string, string>();
  for (const [name, roots, part] of areas)
    for (const file of filesOf(graph, roots, part)) if (!areaOf.has(file)) areaOf.set(file, name);
  return areaOf;
}

const stylesOf = (graph: ChunkGraph, areas: readonly Area[]): ReadonlyMap<string, string> =>
  new Map(
    areas
      .filter(([, , part]) => part === 'shared')
      .flatMap(([name, roots]) => graph.holding(roots).map(({ fileName }) => [fileName, name] as const)),
  );

const isStyle = (id: string) => /\.css(\?|$)/.test(id);

function groupsOf(nameOf: ReadonlyMap<string, string>): readonly ReadonlySet<string>[] {
  const names = new Set(nameOf.values());
  return [...names].map((name) => new Set([...nameOf.keys()].filter((file) => nameOf.get(file) === name)));
}

/** The file that each module goes to, by name; what is left out stands with what the same pages need. */
export function planned(built: readonly Chunk[], { areas, often, styles = {} }: Plan): Map<string, string> {
  const graph = new ChunkGraph(built);
  const nameOf = areasOf(graph, areas);
  const weighty = new Set(graph.holding(often));
  const isOwn = (file: string) => graph.pages.some(({ fileName }) => fileName === file);
  const shared = [...graph.byFile.keys()].filter((file) => !nameOf.has(file) && !isOwn(file));
  const isReader = (file: string) => graph.byFile.get(file)!.moduleIds.some((id) => READER.test(id));
  const files = shared.filter((file) => !isReader(file));
  const weightOf = (page: Chunk) => (weighty.has(page) ? OFTEN : 1);
  const parts = sharedParts({ graph, weightOf, settled: groupsOf(nameOf) }, files);
  parts.forEach((part, at) => part.forEach((file) => nameOf.set(file, `part-${at}`)));
  const ownStyles = stylesOf(graph, areas);
  return new Map(
    built.flatMap(({ fileName, moduleIds }) =>
      moduleIds.flatMap((id) => {
        const name = nameOf.get(fileName) ?? (isStyle(id) ? ownStyles.get(fileName) : undefined);
        return name ? [[id, (isStyle(id) && styles[name]) || name] as const] : [];
      }),
    ),
  );
}

/**
 * One chunk an area, and few chunks for what pages share without loading much that they do not need. What a page
 * needs is known only once unused code is removed, so the portal is built twice, first without output.
 */
export function chunks(plan: Plan): Plugin {
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
      const nameOf = planned(
        first.output.filter((part) => part.type === 'chunk'),
        plan,
      );
      const groups = [{ name: (id: string) => nameOf.get(id) ?? null }];
      // The plan has chosen what a group takes; no two files import each other.
      const codeSplitting = { groups, includeDependenciesRecursively: false };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
  };
}
