import type { Db } from '../../db/db';
import type { FolderTexts } from '../definitions/releases/folder';
import { folderOfRelease } from '../definitions/releases/folderOfRelease';

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
