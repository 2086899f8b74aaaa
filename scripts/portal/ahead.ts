import type { Plugin, Rolldown } from 'vite';

/** Modules that a page begins with, by its address. */
type Pages = Readonly<Record<string, readonly string[]>>;

interface First {
  /** Where somebody was signed in before. */
  readonly known: Pages;
  /** Where nobody was. */
  readonly new: Pages;
}

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: ReadonlySet<string> } };

/** The files that these modules need, without those of the page itself. */
function filesOf(chunks: ReadonlyMap<string, Chunk>, page: ReadonlySet<string>, roots: readonly string[]) {
  const found = new Set<string>();
  const add = (file: string) => {
    const chunk = chunks.get(file);
    if (!chunk || page.has(file) || found.has(file)) return;
    found.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    chunk.imports.forEach(add);
  };
  for (const { fileName, moduleIds } of chunks.values())
    if (moduleIds.some((id) => roots.some((root) => id.endsWith(root)))) add(fileName);
  return [...found];
}

const withImports = (chunks: ReadonlyMap<string, Chunk>, file: string): string[] => [
  file,
  ...(chunks.get(file)?.imports.flatMap((next) => withImports(chunks, next)) ?? []),
];

/**
 * Tells public/theme.js which files to ask for at once: it knows whether somebody was signed in here, and the portal's
 * first file would find out only once it runs.
 */
export const ahead = (first: First): Plugin => ({
  name: 'lastro:ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const parts = Object.values(bundle).filter((part) => part.type === 'chunk') as Chunk[];
      const chunks = new Map(parts.map((part) => [part.fileName, part]));
      const begun = parts
        .filter(({ isEntry }) => isEntry)
        .flatMap((part) => withImports(chunks, part.fileName));
      const text = (pages: Pages) => {
        const listed = Object.entries(pages);
        const files = listed.map(([page, roots]) => [page, filesOf(chunks, new Set(begun), roots)] as const);
        return JSON.stringify(Object.fromEntries(files));
      };
      const lists = `data-known='${text(first.known)}' data-new='${text(first.new)}'`;
      return html.replace('<script src="/theme.js"', `<script src="/theme.js" ${lists}`);
    },
  },
});
