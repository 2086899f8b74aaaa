import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Fault, ProductFiles } from '../definition/files';
import { readTexts } from './readTexts';
import { place } from './textFaults';

const MARKS: readonly (readonly [bytes: readonly number[], message: string])[] = [
  [[0xef, 0xbb, 0xbf], 'The file begins with a byte order mark: keep it as UTF-8 without one.'],
  [[0xff, 0xfe], 'The file is kept in UTF-16: keep it as UTF-8.'],
  [[0xfe, 0xff], 'The file is kept in UTF-16: keep it as UTF-8.'],
];

function textOf(bytes: Buffer): { text: string } | { wrong: string } {
  const mark = MARKS.find(([begin]) => begin.every((byte, index) => bytes[index] === byte));
  if (mark) return { wrong: mark[1] };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const before = bytes.toString('utf8').split('\uFFFD')[0]!;
    const wrong = `Letters are kept in another encoding than UTF-8, from ${place(before, before.length)} on.`;
    return { wrong };
  }
}

export interface ReadFolder {
  readonly files: ProductFiles;
  readonly faults: Fault[];
  /** Of every file that is UTF-8, JSON or not. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Reads all JSON below a product-schemas folder; a file that is not JSON is a fault, not an exception. */
export function readFiles(folder: string): ReadFolder {
  const faults: Fault[] = [];
  const texts = new Map<string, string>();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const name of names) {
    const file = relative(folder, name).split(sep).join('/');
    const read = textOf(readFileSync(name));
    if ('wrong' in read) {
      faults.push({ file, pointer: '', code: 'encoding', message: read.wrong });
      continue;
    }
    texts.set(file, read.text);
  }
  const { files, faults: syntax } = readTexts(texts);
  return { files, faults: [...faults, ...syntax], texts };
}
