import type { Db } from '../../../db/db';
import type { Folder } from './folder';
import {
  announceReleases,
  findHead,
  findLatestBuild,
  insertFolder,
  insertRelease,
  lockReleases,
  type ReleaseRow,
} from './repository';
import { takenBackBy } from './takenBackBy';

export interface Build {
  readonly folder: Folder;
  readonly definitions: Readonly<Record<string, string>>;
  readonly constants: string;
}

const EVER = new Date(0);

function noteOf(takenBack: readonly ReleaseRow[]): string {
  const numbers = takenBack.map(({ id }) => `nº ${id}`).toReversed();
  return numbers.length === 0
    ? 'Versão do portal'
    : `Versão do portal, que tira de vigor o que foi publicado: ${numbers.join(', ')}`;
}

/**
 * Makes a build's folder a release when it is another than the build's before it: only a server that starts, or that is told
 * to sell what was saved, does so. What was published since the last deployment stays in force until a deployment changes the
 * definitions; which releases it takes back is answered.
 */
export async function registerBuild(db: Db, build: Build, now: Date): Promise<readonly ReleaseRow[]> {
  const { folder, definitions, constants } = build;
  if ((await findLatestBuild(db))?.folder === folder.hash) return [];
  return db.transaction(async (tx) => {
    await lockReleases(tx);
    const latest = await findLatestBuild(tx);
    if (latest?.folder === folder.hash) return [];
    const takenBack = await takenBackBy(tx, folder, now);
    await insertFolder(tx, folder);
    await insertRelease(tx, {
      kind: 'build',
      state: 'approved',
      folder: folder.hash,
      base: (await findHead(tx))?.id,
      definitions,
      constants,
      note: noteOf(takenBack),
      proposedAt: now,
      approvedAt: now,
      inForceFrom: latest ? now : EVER,
    });
    await announceReleases(tx);
    return takenBack;
  });
}
