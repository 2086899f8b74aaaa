import { isOpenTo, type RoleFlags, type Room } from '../../../contract/roles';

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
  /** Page that it is about: hidden from users who may not open it. */
  page: string;
  room?: Room;
  title: string;
  summary: string;
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

export const articles: readonly Article[] = Object.entries(files)
  .map(([path, article]) => ({ ...article, id: idOf(path) }))
  .toSorted((a, b) => a.order - b.order);

export const articlesFor = (user: RoleFlags | undefined) =>
  articles.filter(({ room }) => isOpenTo(user, room));

export const pictureOf = (name: string): string | undefined => pictures[`./pictures/${name}.webp`];

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
