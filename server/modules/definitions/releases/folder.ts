import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ProductFiles } from '../../../../engine/definition';
import { readTexts } from '../../../../engine/publish';

export type FolderTexts = ReadonlyMap<string, string>;

const inOrder = (texts: FolderTexts) => [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1));

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

export function filesOf(texts: FolderTexts): ProductFiles {
  return readTexts(texts).files;
}

export interface Folder {
  readonly hash: string;
  readonly texts: FolderTexts;
  packed(): Promise<Buffer>;
}

export function folderOf(texts: FolderTexts): Folder {
  return { hash: folderHash(texts), texts, packed: () => packFolder(texts) };
}
