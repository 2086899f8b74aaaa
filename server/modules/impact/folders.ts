import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refuse';
import { besideInForce } from '../definitions/releases/folderInForce';
import { findRelease } from '../definitions/releases/repository';
import type { Compared } from '../publishing/readings';
import { findDraft, textsOf } from '../workbench/drafts';
import { foundation } from '../workbench/foundation';
import type { Folders } from '../workbench/lookAtTwo';

type FolderDeps = Pick<Deps, 'db' | 'clock'>;

export async function foldersOfDraft(deps: FolderDeps, user: User, id: string): Promise<Folders> {
  await findDraft(deps, user, id);
  return { before: (await foundation(deps.db)).texts, after: await textsOf(deps, id) };
}

export interface ReleaseFolders extends Folders {
  readonly compared: Compared;
  readonly isProposed: boolean;
}

export async function foldersOfRelease({ db, clock }: FolderDeps, id: string): Promise<ReleaseFolders> {
  const release = await findRelease(db, Number(id));
  if (!release) throw refuse('NOT_FOUND');
  const { id: number, folder, state } = release;
  const { inForce, before, after } = await besideInForce(db, folder, clock.now());
  const compared = { release: number, folder, inForce };
  return { before, after, compared, isProposed: state === 'proposed' };
}
