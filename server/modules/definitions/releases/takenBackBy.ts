import type { Db } from '../../../db/db';
import type { Folder, FolderTexts } from './folder';
import { withinReach } from './Release';
import { findFolder, findRelease, listApproved, type ReleaseRow } from './repository';

const NONE: FolderTexts = new Map();

async function textsOf(db: Db, release: Pick<ReleaseRow, 'folder'> | undefined): Promise<FolderTexts> {
  return (release && (await findFolder(db, release.folder))) ?? NONE;
}

const differing = (a: FolderTexts, b: FolderTexts) =>
  [...new Set([...a.keys(), ...b.keys()])].filter((file) => a.get(file) !== b.get(file));

async function isOf(db: Db, release: ReleaseRow, files: readonly string[]): Promise<boolean> {
  const base = release.base === null ? undefined : await findRelease(db, release.base);
  const own = differing(await textsOf(db, release), await textsOf(db, base));
  return own.some((file) => files.includes(file));
}

/**
 * What was published, is in force or will be, and would be no more under a build's folder, the newest first: a build that was
 * made with what was published takes nothing of it back, whatever it changes in other files.
 */
export async function takenBackBy(
  db: Db,
  { texts }: Pick<Folder, 'texts'>,
  now: Date,
): Promise<ReleaseRow[]> {
  const standing = withinReach(await listApproved(db), now);
  const published = standing.filter(({ kind }) => kind === 'proposal');
  if (published.length === 0) return [];
  const other = differing(await textsOf(db, standing[0]), texts);
  const found: ReleaseRow[] = [];
  for (const { id } of published) {
    const release = await findRelease(db, id);
    if (release && (await isOf(db, release, other))) found.push(release);
  }
  return found;
}
