import type { Including, Library } from './Library';

export interface Clause {
  readonly title: string;
  readonly text: string;
}

interface ClausesFile extends Including {
  readonly clauses?: readonly Clause[];
}

/** The clauses of a product's contract, shared ones first; a product without the file has none. */
export function composeClauses(library: Library, product: string): Clause[] | undefined {
  const source = { file: `${product}/clauses.json`, pointer: '' };
  if (!library.has(source.file)) return undefined;
  const content = library.read<ClausesFile>(source.file, source) ?? {};
  return [...library.parts('clauses', { content, source })].flatMap((part) => part.content.clauses ?? []);
}
