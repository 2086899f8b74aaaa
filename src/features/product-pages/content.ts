/** content/*.json: one file per product, named as its address. */
export interface ProductContent {
  tagline: string;
  what: readonly string[];
  audience: readonly string[];
  coverages: readonly Titled[];
  documents: readonly string[];
  faq: readonly Question[];
  /** Ways into the request; without any, the executive is the way. */
  requests: readonly RequestWay[];
}

export interface Titled {
  title: string;
  text: string;
}

export interface Question {
  question: string;
  answer: string;
}

export interface RequestWay {
  label: string;
  text: string;
  to: string;
}

const contents = import.meta.glob<ProductContent>('./content/*.json', { import: 'default' });
const pictures = import.meta.glob<string>('./pictures/*.svg', {
  import: 'default',
  query: '?url',
  eager: true,
});

export const slugs = Object.keys(contents).map((path) => path.slice('./content/'.length, -'.json'.length));

export const loadContent = async (slug: string) => contents[`./content/${slug}.json`]?.();

export const pictureOf = (slug: string): string | undefined => pictures[`./pictures/${slug}.svg`];
