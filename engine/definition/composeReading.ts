import type { Reading, ReadValue } from '../reading/types';
import type { Including, Library } from './Library';

interface ReadingFile extends Including, Partial<Pick<Reading, 'document' | 'attach' | 'signs'>> {
  readonly values?: readonly ReadValue[];
}

export function composeReading(library: Library, product: string): Reading | undefined {
  const source = { file: `${product}/reading.json`, pointer: '' };
  if (!library.has(source.file)) return undefined;
  library.sources.add('/reading', source);
  const content = library.read<ReadingFile>(source.file, source) ?? {};
  const values: ReadValue[] = [];
  for (const part of library.parts('reading', { content, source }))
    part.content.values?.forEach((value, index) => {
      const place = { ...part.source, pointer: `/values/${index}` };
      library.sources.add(`/reading/values/${values.length}`, place);
      values.push(value);
    });
  const { document = 'documento', attach, signs } = content;
  return { document, ...(attach && { attach }), ...(signs && { signs }), values };
}
