import type { VersionKey } from '../../../studio/contract/versionKey';
import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { folderInForce } from '../definitions/releases/folderInForce';
import { folderOfRelease } from '../definitions/releases/folderOfRelease';
import { findFolder } from '../definitions/releases/repository';
import { findDraft, textsOf } from './drafts';
import type { Texts } from './foundation';

type VersionDeps = Pick<Deps, 'db' | 'clock'>;

async function textsInForce({ db, clock }: VersionDeps): Promise<Texts> {
  return (await findFolder(db, await folderInForce(db, clock.now())))!;
}

export async function textsOfVersion(deps: VersionDeps, user: User, key: VersionKey): Promise<Texts> {
  if (key === 'em-vigor') return textsInForce(deps);
  const [kind, id] = [key.slice(0, key.indexOf('-')), key.slice(key.indexOf('-') + 1)];
  if (kind === 'publicacao') return folderOfRelease(deps.db, Number(id));
  await findDraft(deps, user, id);
  return textsOf(deps, id);
}
