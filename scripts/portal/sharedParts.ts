import type { Chunk, ChunkGraph } from './ChunkGraph';

type Files = ReadonlySet<string>;

interface Part {
  readonly files: Files;
  readonly pages: ReadonlySet<Chunk>;
  readonly size: number;
  readonly styled: boolean;
}

export type WeightOf = (page: Chunk) => number;

/** What one file less is worth, in characters that nobody needs, before they are minified and packed. */
const FILE = 20_000;

const united = <Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>) => new Set([...a, ...b]);

const together = (a: Part, b: Part): Part => ({
  files: united(a.files, b.files),
  pages: united(a.pages, b.pages),
  size: a.size + b.size,
  styled: a.styled || b.styled,
});

/** What is fetched with a file: it and all that it imports, where what is together already comes whole. */
function reachOf({ graph, settled }: Ground): Reach {
  const groupOf = new Map(settled.flatMap((group) => [...group].map((file) => [file, group] as const)));
  const known = new Map<string, Files>();
  const find = (file: string): Files => {
    const found = new Set<string>();
    const ahead = [file];
    for (const next of ahead) {
      if (found.has(next) || !graph.byFile.has(next)) continue;
      found.add(next);
      ahead.push(...graph.byFile.get(next)!.imports, ...(groupOf.get(next) ?? []));
    }
    return found;
  };
  return (file) => known.get(file) ?? known.set(file, find(file)).get(file)!;
}

/** What a page would fetch without needing it if it fetched these files. */
function excess({ graph, reach }: Reaching, page: Chunk, { files }: Part): number {
  const needed = reach(page.fileName);
  const fetched = new Set([...files].flatMap((file) => [...reach(file)]));
  let sum = 0;
  for (const file of fetched) if (!needed.has(file)) sum += graph.byFile.get(file)!.code.length;
  return sum;
}

/** What pages save by fetching both as one file, less what they fetch without needing it. */
function gain(ground: Reaching, a: Part, b: Part): number {
  const { weightOf } = ground;
  const saved = a.styled && b.styled ? 2 * FILE : FILE;
  let sum = 0;
  for (const page of a.pages) if (b.pages.has(page)) sum += weightOf(page) * saved;
  if (sum === 0) return 0;
  for (const page of a.pages) if (!b.pages.has(page)) sum -= weightOf(page) * excess(ground, page, b);
  for (const page of b.pages) if (!a.pages.has(page)) sum -= weightOf(page) * excess(ground, page, a);
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
function bestPair(ground: Weighed, parts: readonly Part[]): Part[] | undefined {
  const { graph, settled } = ground;
  const pairs = parts.flatMap((a, at) =>
    parts.slice(at + 1).flatMap((b) => {
      const worth = ground.worth(a, b);
      return worth > 0 ? [{ worth, pair: [a, b] }] : [];
    }),
  );
  const best = pairs.toSorted((one, other) => other.worth - one.worth);
  const others = [...settled, ...parts.map(({ files }) => files)];
  return best.find(({ pair: [a, b] }) => !leadsBack(graph, united(a!.files, b!.files), others))?.pair;
}

interface Ground {
  readonly graph: ChunkGraph;
  readonly weightOf: WeightOf;
  readonly settled: readonly Files[];
}

type Reach = (file: string) => Files;

type Reaching = Ground & { readonly reach: Reach };

type Weighed = Reaching & { readonly worth: (a: Part, b: Part) => number };

/** Most pairs are the same after two others became one. */
function remembered(worth: (a: Part, b: Part) => number): (a: Part, b: Part) => number {
  const known = new Map<Part, Map<Part, number>>();
  return (a, b) => {
    const ofOne = known.get(a) ?? new Map<Part, number>();
    known.set(a, ofOne);
    const found = ofOne.get(b) ?? worth(a, b);
    ofOne.set(b, found);
    return found;
  };
}

export function sharedParts(ground: Ground, files: readonly string[]): readonly Files[] {
  const { graph } = ground;
  const reaching = { ...ground, reach: reachOf(ground) };
  const weighed = { ...reaching, worth: remembered((a, b) => gain(reaching, a, b)) };
  let parts: readonly Part[] = files.map((file) => {
    const { code, moduleIds } = graph.byFile.get(file)!;
    const styled = moduleIds.some((id) => id.endsWith('.css'));
    return { files: new Set([file]), pages: graph.pagesOf(file), size: code.length, styled };
  });
  for (;;) {
    const [a, b] = bestPair(weighed, parts) ?? [];
    if (!a || !b) return parts.map((part) => part.files);
    parts = [...parts.filter((part) => part !== a && part !== b), together(a, b)];
  }
}
