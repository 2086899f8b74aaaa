import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ProductFiles } from '../../../../engine/definition';
import { readTexts } from '../../../../engine/publish';

/** The texts of a folder of product files, by path. */
export type FolderTexts = ReadonlyMap<string, string>;

const inOrder = (texts: FolderTexts) => [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1));

/** SHA-256 of all paths and texts. */
function folderHash(texts: FolderTexts): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(texts)))
    .digest('hex');
}

function packFolder(texts: FolderTexts): Promise<Buffer> {
  return promisify(gzip)(JSON.stringify(inOrder(texts)));
}

export async function unpackFolder(files: Buffer): Promise<FolderTexts> {
  const texts = await promisify(gunzip)(files);
  return new Map(JSON.parse(texts.toString('utf8')) as [string, string][]);
}

/** The files of a folder that are JSON; a build may have been started with one that is not. */
export function filesOf(texts: FolderTexts): ProductFiles {
  return readTexts(texts).files;
}

/** A folder ready to be stored: its hash is of its files as they stand, wherever it is taken. */
export interface Folder {
  readonly hash: string;
  readonly texts: FolderTexts;
  /** Made when it is needed: most folders are stored already. */
  packed(): Promise<Buffer>;
}

export function folderOf(texts: FolderTexts): Folder {
  return { hash: folderHash(texts), texts, packed: () => packFolder(texts) };
}
