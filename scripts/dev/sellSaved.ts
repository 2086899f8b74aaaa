import { constantsOf, loadBundles, type ReadFolder } from '../../engine/publish';
import type { Db } from '../../server/db/db';
import { folderOf } from '../../server/modules/definitions/releases/folder';
import { registerBuild } from '../../server/modules/definitions/releases/registerBuild';
import { takenBackText } from '../../server/modules/definitions/releases/takenBackText';
import { insertConstants, insertDefinition } from '../../server/modules/definitions/repository';
import { composedFolder } from '../../server/modules/publishing/checkedFolder';
import { needsBuild, otherForms, type Portal } from '../../server/modules/publishing/foundFaults';

/**
 * Has the running server sell under a saved folder, as a deployment of it would; false where only a restart brings
 * what changed (`began` is what the server was started with). `tell` hears which published releases it takes back.
 */
export async function sellSaved(
  db: Db,
  { files, texts }: Pick<ReadFolder, 'files' | 'texts'>,
  began: Portal,
  now: Date,
  tell: (sentence: string) => void = () => undefined,
): Promise<boolean> {
  const { contents } = composedFolder(files);
  if (!contents || needsBuild(files, began).length > 0 || otherForms(contents, began).length > 0)
    return false;
  for (const bundle of loadBundles(files).bundles.values()) await insertDefinition(db, bundle);
  await insertConstants(db, contents.constants, constantsOf(files));
  const takenBack = await registerBuild(db, { folder: folderOf(texts), ...contents }, now);
  takenBack.map(takenBackText).forEach(tell);
  return true;
}
