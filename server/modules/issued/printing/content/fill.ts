import { type DocumentFact, type DocumentFacts, PLACEHOLDER } from '../../../../../engine/definition';

/** Puts facts into a text; undefined where one is empty. */
export function fill(text: string, facts: DocumentFacts): string | undefined {
  const names = [...text.matchAll(PLACEHOLDER)].map((match) => match[1] as DocumentFact);
  if (names.some((name) => !facts[name])) return undefined;
  return text.replaceAll(PLACEHOLDER, (_whole, name: DocumentFact) => facts[name]);
}

/** Leaves out items that lack a fact. */
export function fillAll<T, R>(items: readonly T[] = [], filled: (item: T) => R | undefined): R[] {
  return items.flatMap((item) => filled(item) ?? []);
}
