import type { Db } from '../../db/db';
import { findFolder, listReleases } from '../definitions/releases/repository';
import { textHash } from './foundation';

/** Older releases are not searched: their drafts are compared by eye. */
const LOOKED_AT = 20;

/** Production's text when a file was taken into a draft, by hash; undefined if no recent release has it. */
export async function takenText(db: Db, file: string, baseHash: string | null): Promise<string | undefined> {
  if (baseHash === null) return '';
  const folders = new Set((await listReleases(db, LOOKED_AT)).map(({ folder }) => folder));
  for (const folder of folders) {
    const text = (await findFolder(db, folder))?.get(file);
    if (text !== undefined && textHash(text) === baseHash) return text;
  }
  return undefined;
}
