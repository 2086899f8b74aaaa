import { useState } from 'react';
import type { Folder } from './useFolder';

type Texts = ReadonlyMap<string, string>;

/** What was done last in several files at once. */
export interface Written {
  readonly words: string;
  /** Takes it back as one, while its files still say it. */
  readonly undo?: () => void;
}

/** Writes several files of a draft as one change. */
export function useWritten({ texts, edit, giveBack }: Pick<Folder, 'texts' | 'edit' | 'giveBack'>) {
  const [last, setLast] = useState<{
    words: string;
    before: ReadonlyMap<string, string | undefined>;
    after: Texts;
  }>();
  const write = (after: Texts, words: string) => {
    const before = new Map([...after.keys()].map((file) => [file, texts.get(file)]));
    for (const [file, text] of after) edit(file, text);
    setLast({ words, before, after });
  };
  const undo = () => {
    for (const [file, text] of last!.before) {
      // A file that the change began is none again.
      if (text === undefined) void giveBack(file);
      else edit(file, text);
    }
    setLast(undefined);
  };
  const isKept = last && [...last.after].every(([file, text]) => texts.get(file) === text);
  const done: Written | undefined = last && { words: last.words, ...(isKept && { undo }) };
  return { write, done };
}
