import type { Deps } from '../../../deps';
import { findFolder, findHead } from './repository';

export async function readyCheck({ db, prepareCheck }: Pick<Deps, 'db' | 'prepareCheck'>): Promise<void> {
  const head = await findHead(db);
  const texts = head && (await findFolder(db, head.folder));
  if (texts) prepareCheck(texts);
}
