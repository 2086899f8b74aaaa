import type { Db } from '../../db/db';
import { refuse } from '../../http/refuse';
import type { FolderTexts } from '../definitions/releases/folder';
import { findFolder, findRelease } from '../definitions/releases/repository';

/** The files of a release as they were handed in. Throws NOT_FOUND. */
export async function folderOfRelease(db: Db, id: number): Promise<FolderTexts> {
  const release = await findRelease(db, id);
  const texts = release && (await findFolder(db, release.folder));
  if (!texts) throw refuse('NOT_FOUND');
  return texts;
}

/** The files of a release with some changed; null takes one away. Throws NOT_FOUND. */
export async function folderWith(
  db: Db,
  base: number,
  changes: Readonly<Record<string, string | null>>,
): Promise<FolderTexts> {
  const texts = new Map(await folderOfRelease(db, base));
  for (const [path, text] of Object.entries(changes)) {
    if (text === null) texts.delete(path);
    else texts.set(path, String(text));
  }
  return texts;
}
