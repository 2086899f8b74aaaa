import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { releaseFor } from '../definitions/releases/Release';
import { findFolder, listApproved } from '../definitions/releases/repository';
import { folderOfRelease } from '../definitions/releases/folderOfRelease';
import { findDraft, textsOf } from '../workbench/drafts';
import { foundation, type Texts } from '../workbench/foundation';
import type { Folders } from '../workbench/lookAtTwo';

type FolderDeps = Pick<Deps, 'db' | 'clock'>;

/** What everybody gets now. */
export async function textsInForce({ db, clock }: FolderDeps): Promise<Texts> {
  const release = releaseFor(await listApproved(db), null, clock.now());
  const texts = release && (await findFolder(db, release.folder));
  return texts ?? (await foundation(db)).texts;
}

/** What a draft of definitions stands on, and the draft. Throws NOT_FOUND. */
export async function foldersOfDraft(deps: FolderDeps, user: User, id: string): Promise<Folders> {
  await findDraft(deps, user, id);
  return { before: (await foundation(deps.db)).texts, after: await textsOf(deps, id) };
}

/** What everybody gets now, whatever the release was made from, and the release. Throws NOT_FOUND. */
export async function foldersOfRelease(deps: FolderDeps, id: string): Promise<Folders> {
  const after = await folderOfRelease(deps.db, Number(id));
  return { before: await textsInForce(deps), after };
}
