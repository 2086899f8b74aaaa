import type { Db } from '../../../db/db';
import { releaseFor } from './Release';
import type { FolderTexts } from './folder';
import { findFolder, findHead, listApproved } from './repository';

/** The hash of the folder that everybody gets at an instant. Throws where nothing was ever in force. */
export async function folderInForce(db: Db, at: Date): Promise<string> {
  const release = releaseFor(await listApproved(db), null, at) ?? (await findHead(db));
  if (!release) throw new Error('there is no release');
  return release.folder;
}

export async function besideInForce(
  db: Db,
  folder: string,
  at: Date,
): Promise<{ inForce: string; before: FolderTexts; after: FolderTexts }> {
  const inForce = await folderInForce(db, at);
  return { inForce, before: (await findFolder(db, inForce))!, after: (await findFolder(db, folder))! };
}
