import { useState } from 'react';
import type { Json } from '../../../engine/expression';
import { adopted } from '../../cases/mending/adopt';
import type { Cause } from '../../cases/mending/causesOf';
import { fillPlaces, filled, type FillPlace } from '../../cases/mending/fill';
import type { Folder } from '../drafts/useFolder';
import { useWritten, type Written } from '../drafts/useWritten';
import type { Talk } from '../comments/useDiscussion';
import type { AnalysedProduct } from '../useProduct';
import { useMarks } from './useMarks';

export interface Mending {
  /** Whether the cause of these words is marked as a mistake of the definition: its cases are not changed. */
  isMarked(about: string): boolean;
  mark(about: string, file: string, isMistake: boolean): void;
  adopt(cause: Cause, words: string): void;
  placesFor(cause: Cause): readonly FillPlace[];
  fill(cause: Cause, value: Json, words: string): void;
  readonly done?: Written | undefined;
  /** Whether the shown failures predate the last mending. */
  readonly isBehind: boolean;
}

export function useMending(id: string, product: AnalysedProduct, folder: Folder, talk: Talk): Mending {
  // The version of the last failures, shown until the next run.
  const [on, setOn] = useState<AnalysedProduct>();
  const { isMarked, mark } = useMarks(id, talk);
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
  return { isMarked, mark, adopt, placesFor, fill, done, isBehind: done !== undefined && on === product };
}
