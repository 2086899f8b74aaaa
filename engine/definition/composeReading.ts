import type { Reading, ReadValue } from '../reading/types';
import { pointerPart, type Source } from './files';
import type { Parameters } from './include';
import type { Library } from './Library';

interface ReadingFile extends Partial<Pick<Reading, 'document' | 'attach' | 'signs'>> {
  readonly include?: readonly { readonly reading: string; readonly with?: Parameters }[];
  readonly values?: readonly ReadValue[];
}

interface Placed {
  readonly value: ReadValue;
  readonly source: Source;
}

function valuesOf(library: Library, content: ReadingFile, source: Source, through: string[]): Placed[] {
  const included = (content.include ?? []).flatMap(({ reading, with: given }, index) => {
    const target = `${reading}.json`;
    const place = { ...source, pointer: `/include/${index}` };
    const fragment = library.include<ReadingFile>({ target, key: 'reading', given, place, through });
    const inner = { file: target, pointer: '', includedAt: place };
    return fragment ? valuesOf(library, fragment, inner, [...through, target]) : [];
  });
  const own = (content.values ?? []).map((value, index) => ({
    value,
    source: { ...source, pointer: `/values${pointerPart(index)}` },
  }));
  return [...included, ...own];
}

/** What a product reads out of a document, what it includes first; a product without the file reads none. */
export function composeReading(library: Library, product: string): Reading | undefined {
  const file = `${product}/reading.json`;
  if (!library.has(file)) return undefined;
  const source = { file, pointer: '' };
  library.sources.add('/reading', source);
  const content = library.read<ReadingFile>(file, source) ?? {};
  const placed = valuesOf(library, content, source, [file]);
  placed.forEach(({ source: at }, index) => library.sources.add(`/reading/values/${index}`, at));
  const { document = 'documento', attach, signs } = content;
  const values = placed.map(({ value }) => value);
  return { document, ...(attach && { attach }), ...(signs && { signs }), values };
}
