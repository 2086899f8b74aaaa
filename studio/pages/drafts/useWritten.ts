import { useState } from 'react';
import type { Folder } from './useFolder';

type Texts = ReadonlyMap<string, string>;

export interface Written {
  readonly words: string;
  /** Reverts all at once; absent once a file has changed. */
  readonly undo?: () => void;
}

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
      // A file created by the change is removed again.
      if (text === undefined) void giveBack(file);
      else edit(file, text);
    }
    setLast(undefined);
  };
  const isKept = last && [...last.after].every(([file, text]) => texts.get(file) === text);
  const done: Written | undefined = last && { words: last.words, ...(isKept && { undo }) };
  return { write, done };
}
