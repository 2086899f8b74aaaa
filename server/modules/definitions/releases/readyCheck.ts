import type { Deps } from '../../../deps';
import { findFolder, findHead } from './repository';

/** Has what the next release is made from checked ahead, once somebody is here who may change it. */
export async function readyCheck({ db, prepareCheck }: Pick<Deps, 'db' | 'prepareCheck'>): Promise<void> {
  const head = await findHead(db);
  const texts = head && (await findFolder(db, head.folder));
  if (texts) prepareCheck(texts);
}
