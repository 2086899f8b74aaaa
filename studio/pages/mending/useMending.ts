import { useState } from 'react';
import type { Json } from '../../../engine/expression';
import { adopted } from '../../cases/mending/adopt';
import type { Cause } from '../../cases/mending/causesOf';
import { fillPlaces, filled, type FillPlace } from '../../cases/mending/fill';
import type { Folder } from '../drafts/useFolder';
import { useWritten, type Written } from '../drafts/useWritten';
import type { AnalysedProduct } from '../useProduct';
import { useMarks } from './useMarks';

/** Mends the cases of a draft, in the texts of the page. */
export interface Mending {
  /** Causes that are a mistake of the definition: their cases stay as they are. */
  readonly marks: ReadonlySet<string>;
  mark(key: string, isMistake: boolean): void;
  adopt(cause: Cause, words: string): void;
  placesFor(cause: Cause): readonly FillPlace[];
  fill(cause: Cause, value: Json, words: string): void;
  /** What was done last, and that it can be taken back while its files still say it. */
  readonly done?: Written;
  /** Whether what is shown failed before the last mending. */
  readonly isBehind: boolean;
}

export function useMending(draft: string, id: string, product: AnalysedProduct, folder: Folder): Mending {
  // On which the cases failed: until there is another, they are shown as they were.
  const [on, setOn] = useState<AnalysedProduct>();
  const { marks, mark } = useMarks(draft, id);
  const { texts } = folder;
  const { done, ...written } = useWritten(folder);
  const write = (after: ReadonlyMap<string, string>, words: string) => {
    written.write(after, words);
    setOn(product);
  };
  const adopt = ({ cases }: Cause, words: string) => {
    const after = new Map<string, string>();
    for (const { file, id: name, found } of cases) {
      const text = after.get(file) ?? texts.get(file);
      if (text !== undefined) after.set(file, adopted(text, name, found));
    }
    write(after, words);
  };
  const placesFor = ({ cases, missing = '' }: Cause) => fillPlaces(texts, id, cases, missing);
  const fill = (cause: Cause, value: Json, words: string) =>
    write(filled(texts, placesFor(cause), cause.missing ?? '', value), words);
  return { marks, mark, adopt, placesFor, fill, done, isBehind: done !== undefined && on === product };
}
