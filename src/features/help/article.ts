/** A piece of an article. `text` and items may hold **bold**, *words* and [links](/address) of the portal. */
export type Block =
  | { kind: 'text' | 'note' | 'heading'; text: string }
  | { kind: 'steps' | 'list'; items: readonly string[] }
  | { kind: 'terms'; items: readonly { term: string; text: string }[] }
  | { kind: 'picture'; name: string; alt: string; caption: string };

/** A tutorial (content/*.json); its id is the file's name and its anchor under /ajuda. */
export interface Article {
  id: string;
  order: number;
  /** The page that it is about: who may not open that is not led here. */
  page: string;
  /** About the desk, which nobody else has. */
  forExecutives?: true;
  title: string;
  summary: string;
  /** Other words by which people look for it. */
  keywords: readonly string[];
  blocks: readonly Block[];
}

const files = import.meta.glob<Omit<Article, 'id'>>('./content/*.json', { import: 'default', eager: true });
const pictures = import.meta.glob<string>('./pictures/*.webp', {
  import: 'default',
  query: '?url',
  eager: true,
});

const idOf = (path: string) => path.slice('./content/'.length, -'.json'.length);

/** Every tutorial in its order. */
export const articles: readonly Article[] = Object.entries(files)
  .map(([path, article]) => ({ ...article, id: idOf(path) }))
  .toSorted((a, b) => a.order - b.order);

/** The tutorials for a customer, or with those of the desk. */
export const articlesFor = (isExecutive: boolean) =>
  articles.filter(({ forExecutives }) => isExecutive || !forExecutives);

/** The address of a picture; undefined while there is none of that name. */
export const pictureOf = (name: string): string | undefined => pictures[`./pictures/${name}.webp`];

/** The searchable texts of an article, one for each block or list item. */
export function textsOf({ blocks }: Article): string[] {
  return blocks
    .flatMap((block) => {
      if (block.kind === 'picture') return [block.caption];
      if (block.kind === 'terms') return block.items.map(({ term, text }) => `${term}: ${text}`);
      return 'items' in block ? block.items : [block.text];
    })
    .map(plain);
}

const plain = (text: string) => text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('*', '');
