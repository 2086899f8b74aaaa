import type { Chunk, ChunkGraph } from './ChunkGraph';

type Files = ReadonlySet<string>;

/** Chunks that become one file. */
interface Part {
  readonly files: Files;
  readonly pages: ReadonlySet<Chunk>;
  readonly size: number;
  /** Styles are a file beside it. */
  readonly styled: boolean;
}

export type WeightOf = (page: Chunk) => number;

/** What one file less is worth, in characters that nobody needs, before they are minified and packed. */
const FILE = 7_000;

const united = <Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>) => new Set([...a, ...b]);

const together = (a: Part, b: Part): Part => ({
  files: united(a.files, b.files),
  pages: united(a.pages, b.pages),
  size: a.size + b.size,
  styled: a.styled || b.styled,
});

/** What a page would fetch without needing it if it fetched these files: they and what they import. */
function excess(graph: ChunkGraph, page: Chunk, { files }: Part): number {
  const needed = graph.closure(page.fileName);
  const fetched = new Set([...files].flatMap((file) => [...graph.closure(file)]));
  let sum = 0;
  for (const file of fetched) if (!needed.has(file)) sum += graph.byFile.get(file)!.code.length;
  return sum;
}

/** What pages save by fetching both as one file, less what they fetch without needing it. */
function gain(graph: ChunkGraph, a: Part, b: Part, weightOf: WeightOf): number {
  const saved = a.styled && b.styled ? 2 * FILE : FILE;
  let sum = 0;
  for (const page of a.pages) if (b.pages.has(page)) sum += weightOf(page) * saved;
  if (sum === 0) return 0;
  for (const page of a.pages) if (!b.pages.has(page)) sum -= weightOf(page) * excess(graph, page, b);
  for (const page of b.pages) if (!a.pages.has(page)) sum -= weightOf(page) * excess(graph, page, a);
  return sum;
}

/** Whether what the files import leads back to them: files that import each other may run in the wrong order. */
function leadsBack(graph: ChunkGraph, files: Files, others: readonly Files[]): boolean {
  const partOf = new Map(others.flatMap((part) => [...part].map((file) => [file, part] as const)));
  const importsOf = (file: string) => graph.byFile.get(file)?.imports ?? [];
  const seen = new Set<string>();
  const ahead = [...files].flatMap(importsOf).filter((file) => !files.has(file));
  while (ahead.length > 0) {
    const file = ahead.pop()!;
    if (files.has(file)) return true;
    if (seen.has(file)) continue;
    for (const beside of partOf.get(file) ?? [file]) {
      seen.add(beside);
      ahead.push(...importsOf(beside).filter((next) => !seen.has(next)));
    }
  }
  return false;
}

/** The best pair to become one, if any is better than two. */
function bestPair({ graph, weightOf, settled }: Ground, parts: readonly Part[]): Part[] | undefined {
  const pairs = parts.flatMap((a, at) =>
    parts.slice(at + 1).flatMap((b) => {
      const worth = gain(graph, a, b, weightOf);
      return worth > 0 ? [{ worth, pair: [a, b] }] : [];
    }),
  );
  const best = pairs.toSorted((one, other) => other.worth - one.worth);
  const others = [...settled, ...parts.map(({ files }) => files)];
  return best.find(({ pair: [a, b] }) => !leadsBack(graph, united(a!.files, b!.files), others))?.pair;
}

/** What chunks are put together on. */
interface Ground {
  readonly graph: ChunkGraph;
  readonly weightOf: WeightOf;
  /** What is together already. */
  readonly settled: readonly Files[];
}

/** Puts chunks together as long as pages gain by it; gives the files of each. */
export function sharedParts(ground: Ground, files: readonly string[]): readonly Files[] {
  const { graph } = ground;
  let parts: readonly Part[] = files.map((file) => {
    const { code, moduleIds } = graph.byFile.get(file)!;
    const styled = moduleIds.some((id) => id.endsWith('.css'));
    return { files: new Set([file]), pages: graph.pagesOf(file), size: code.length, styled };
  });
  for (;;) {
    const [a, b] = bestPair(ground, parts) ?? [];
    if (!a || !b) return parts.map((part) => part.files);
    parts = [...parts.filter((part) => part !== a && part !== b), together(a, b)];
  }
}
