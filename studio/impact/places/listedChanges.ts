import type { ProductFiles } from '../../../engine/definition';
import { fromTo } from '../words';
import { fileChanges, type FileChange } from './fileChanges';

/** A difference of two folders in words: what stands in the files, whatever it means. */
export interface ListedChange {
  readonly file: string;
  readonly pointer: string;
  readonly version: 'before' | 'after';
  readonly words: string;
}

function wordsOf({ kind, pointer, was, is }: FileChange): string {
  if (kind === 'order') return 'as chaves vêm em outra ordem';
  if (pointer === '' && kind !== 'changed') return kind === 'added' ? 'arquivo novo' : 'o arquivo sai';
  return fromTo(was, is);
}

type Texts = ReadonlyMap<string, string>;

function laidOut(texts: { readonly before: Texts; readonly after: Texts }, known: ReadonlySet<string>) {
  return [...texts.after]
    .filter(([file, text]) => texts.before.has(file) && texts.before.get(file) !== text && !known.has(file))
    .map(([file]): ListedChange => {
      const words = 'só muda a forma do texto: diz o mesmo';
      return { file, pointer: '', version: 'after', words };
    });
}

/** All that differs between two folders, place by place, so that nothing is left out of a report. */
export function listedChanges(
  before: { readonly files: ProductFiles; readonly texts: Texts },
  after: { readonly files: ProductFiles; readonly texts: Texts },
): ListedChange[] {
  const found = fileChanges(before.files, after.files);
  const listed = found.map((change): ListedChange => {
    const version = change.kind === 'removed' ? 'before' : 'after';
    return { file: change.file, pointer: change.pointer, version, words: wordsOf(change) };
  });
  const texts = { before: before.texts, after: after.texts };
  return [...listed, ...laidOut(texts, new Set(found.map(({ file }) => file)))];
}
