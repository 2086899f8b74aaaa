import type { Rolldown } from 'vite';

export type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'name' | 'imports' | 'dynamicImports' | 'moduleIds' | 'facadeModuleId' | 'code'
>;

export class ChunkGraph {
  readonly byFile: ReadonlyMap<string, Chunk>;
  readonly pages: readonly Chunk[];
  private readonly needs = new Map<string, ReadonlySet<string>>();

  constructor(built: readonly Chunk[]) {
    this.byFile = new Map(built.map((chunk) => [chunk.fileName, chunk]));
    const asked = new Set(built.flatMap(({ dynamicImports }) => dynamicImports));
    this.pages = built.filter(({ facadeModuleId, fileName }) => facadeModuleId || asked.has(fileName));
  }

  closure(file: string): ReadonlySet<string> {
    const known = this.needs.get(file);
    if (known) return known;
    const found = new Set<string>();
    const add = (next: string) => {
      const chunk = this.byFile.get(next);
      if (!chunk || found.has(next)) return;
      found.add(next);
      chunk.imports.forEach(add);
    };
    add(file);
    this.needs.set(file, found);
    return found;
  }

  pagesOf(file: string): ReadonlySet<Chunk> {
    return new Set(this.pages.filter((page) => this.closure(page.fileName).has(file)));
  }

  holding(roots: readonly string[]): readonly Chunk[] {
    const isRoot = (id: string | null) => roots.some((root) => id?.endsWith(root));
    // A page that another one imports at once too is no chunk's facade.
    return [...this.byFile.values()].filter((chunk) =>
      [chunk.facadeModuleId, ...chunk.moduleIds].some(isRoot),
    );
  }
}
