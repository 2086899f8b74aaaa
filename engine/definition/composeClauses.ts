import type { Source } from './files';
import type { Parameters } from './include';
import type { Library } from './Library';

export interface Clause {
  readonly title: string;
  readonly text: string;
}

interface ClausesFile {
  readonly include?: readonly { readonly clauses: string; readonly with?: Parameters }[];
  readonly clauses?: readonly Clause[];
}

function clausesOf(library: Library, content: ClausesFile, source: Source, through: string[]): Clause[] {
  const included = (content.include ?? []).flatMap(({ clauses, with: given }, index) => {
    const target = `${clauses}.json`;
    const place = { ...source, pointer: `/include/${index}` };
    const fragment = library.include<ClausesFile>({ target, key: 'clauses', given, place, through });
    const inner = { file: target, pointer: '', includedAt: place };
    return fragment ? clausesOf(library, fragment, inner, [...through, target]) : [];
  });
  return [...included, ...(content.clauses ?? [])];
}

/** The clauses of a product's contract, shared ones first; a product without the file has none. */
export function composeClauses(library: Library, product: string): Clause[] | undefined {
  const file = `${product}/clauses.json`;
  if (!library.has(file)) return undefined;
  const source = { file, pointer: '' };
  return clausesOf(library, library.read<ClausesFile>(file, source) ?? {}, source, [file]);
}
