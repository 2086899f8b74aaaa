import type { Db } from '../../db/db';
import { findFolder, listReleases } from '../definitions/releases/repository';
import { textHash } from './foundation';

/** Releases that are looked through: a draft that stands on an older one is compared by eye. */
const LOOKED_AT = 20;

/** What production ran when a file was taken into a draft, by its hash; undefined where no newer release has it. */
export async function takenText(db: Db, file: string, baseHash: string | null): Promise<string | undefined> {
  if (baseHash === null) return '';
  const folders = new Set((await listReleases(db, LOOKED_AT)).map(({ folder }) => folder));
  for (const folder of folders) {
    const text = (await findFolder(db, folder))?.get(file);
    if (text !== undefined && textHash(text) === baseHash) return text;
  }
  return undefined;
}
