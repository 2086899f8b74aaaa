import type { Plugin, Rolldown } from 'vite';

/** Modules that pages begin with, by address: without the first slash, `*` for any one segment. */
type Pages = Readonly<Record<string, readonly string[]>>;

interface First {
  readonly known: Pages;
  readonly new: Pages;
  readonly images: readonly string[];
}

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: ReadonlySet<string> } };

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
 * Tells public/theme.js which files to load at once: it knows whether somebody was signed in here, which the
 * portal's first file would find out only once it runs.
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
      const files: string[] = [];
      // Named once, as most pages need the same.
      const placeOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
      const text = (pages: Pages, more: readonly string[]) => {
        const listed = Object.entries(pages).map(([page, roots]) => {
          const needed = [...filesOf(chunks, new Set(begun), roots), ...more];
          return [page, needed.map(placeOf)] as const;
        });
        return JSON.stringify(Object.fromEntries(listed));
      };
      const pages = `data-known='${text(first.known, first.images)}' data-new='${text(first.new, [])}'`;
      const lists = `${pages} data-files='${JSON.stringify(files)}'`;
      return html.replace('<script src="/theme.js"', `<script src="/theme.js" ${lists}`);
    },
  },
});
