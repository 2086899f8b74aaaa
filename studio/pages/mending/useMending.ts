import { useState } from 'react';
import type { Json } from '../../../engine/expression';
import { adopted } from '../../cases/mending/adopt';
import type { Cause } from '../../cases/mending/causesOf';
import { fillPlaces, filled, type FillPlace } from '../../cases/mending/fill';
import type { Folder } from '../drafts/useFolder';
import type { AnalysedProduct } from '../useProduct';
import { useMarks } from './useMarks';

type Texts = ReadonlyMap<string, string>;

/** What was mended last, to be taken back. */
interface Mended {
  readonly words: string;
  readonly before: Texts;
  readonly after: Texts;
  /** On which the cases failed: until there is another, they are shown as they were. */
  readonly on: AnalysedProduct;
}

/** Mends the cases of a draft, in the texts of the page. */
export interface Mending {
  /** Causes that are a mistake of the definition: their cases stay as they are. */
  readonly marks: ReadonlySet<string>;
  mark(key: string, isMistake: boolean): void;
  adopt(cause: Cause, words: string): void;
  placesFor(cause: Cause): readonly FillPlace[];
  fill(cause: Cause, value: Json, words: string): void;
  /** What was done last, and that it can be taken back while its files still say it. */
  readonly done?: { readonly words: string; readonly undo?: () => void };
  /** Whether what is shown failed before the last mending. */
  readonly isBehind: boolean;
}

export function useMending(draft: string, id: string, product: AnalysedProduct, folder: Folder): Mending {
  const [last, setLast] = useState<Mended>();
  const { marks, mark } = useMarks(draft, id);
  const { texts, edit } = folder;
  const write = (after: Texts, words: string) => {
    const before = new Map([...after.keys()].map((file) => [file, texts.get(file) ?? '']));
    for (const [file, text] of after) edit(file, text);
    setLast({ words, before, after, on: product });
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
  const undo = () => {
    for (const [file, text] of last!.before) edit(file, text);
    setLast(undefined);
  };
  const isKept = last && [...last.after].every(([file, text]) => texts.get(file) === text);
  const done = last && { words: last.words, ...(isKept && { undo }) };
  return { marks, mark, adopt, placesFor, fill, done, isBehind: last?.on === product };
}
