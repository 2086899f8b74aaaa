import { folded } from '../../../engine/values';
import { articles, textsOf, type Article } from './article';

export interface Found {
  article: Article;
  excerpt: string;
}

const MOST_EXCERPT = 160;

/** The articles in which every word of the query stands, those that have it in their title first. */
export function searchArticles(query: string, among: readonly Article[] = articles): Found[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return among
    .map((article) => ({ article, weight: weigh(article, words) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.article.order - b.article.order)
    .map(({ article }) => ({ article, excerpt: excerptOf(article, words) }));
}

/** 0 unless every word occurs; title matches weigh most, text matches least. */
function weigh(article: Article, words: readonly string[]): number {
  const title = folded(article.title);
  const named = folded([article.summary, ...article.keywords].join(' '));
  const text = folded(textsOf(article).join(' '));
  const weights = words.map((word): number => {
    if (title.includes(word)) return 10;
    if (named.includes(word)) return 5;
    return text.includes(word) ? 1 : 0;
  });
  return weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0);
}

function excerptOf(article: Article, words: readonly string[]): string {
  const hit = textsOf(article).find((text) => words.some((word) => folded(text).includes(word)));
  const text = hit ?? article.summary;
  return text.length > MOST_EXCERPT ? `${text.slice(0, MOST_EXCERPT).trimEnd()}…` : text;
}
