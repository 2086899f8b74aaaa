import type { Db } from '../../../db/db';
import { refuse } from '../../../http/refuse';
import type { FolderTexts } from './folder';
import { findFolder, findRelease } from './repository';

export async function folderOfRelease(db: Db, id: number): Promise<FolderTexts> {
  const release = await findRelease(db, id);
  const texts = release && (await findFolder(db, release.folder));
  if (!texts) throw refuse('NOT_FOUND');
  return texts;
}
