import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ProductFiles } from '../../../../engine/definition/files';
import type { Json } from '../../../../engine/expression';
import { textFaults } from '../../../../engine/publish/readFiles';

/** The texts of a folder of product files, by path. */
export type FolderTexts = ReadonlyMap<string, string>;

const inOrder = (texts: FolderTexts) => [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1));

/** SHA-256 of all paths and texts. */
export function folderHash(texts: FolderTexts): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(texts)))
    .digest('hex');
}

export function packFolder(texts: FolderTexts): Buffer {
  return gzipSync(JSON.stringify(inOrder(texts)));
}

export function unpackFolder(files: Buffer): FolderTexts {
  return new Map(JSON.parse(gunzipSync(files).toString('utf8')) as [string, string][]);
}

/** The files of a folder that are JSON; a build may have been started with one that is not. */
export function filesOf(texts: FolderTexts): ProductFiles {
  const sound = [...texts].filter(([path, text]) => textFaults(path, text).length === 0);
  return new Map(sound.map(([path, text]) => [path, JSON.parse(text) as Json]));
}

/** A folder ready to be stored. */
export interface Folder {
  readonly hash: string;
  /** Made when it is needed: most folders are stored already. */
  packed(): Buffer;
}

export function folderOf(texts: FolderTexts): Folder {
  return { hash: folderHash(texts), packed: () => packFolder(texts) };
}

/** Of files whose texts nobody kept. */
export function folderOfFiles(files: ProductFiles): Folder {
  return folderOf(new Map([...files].map(([path, json]) => [path, `${JSON.stringify(json, null, 2)}\n`])));
}
