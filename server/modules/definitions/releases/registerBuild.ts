import type { Db } from '../../../db/db';
import type { Folder } from './folder';
import {
  announceReleases,
  findHead,
  findLatestBuild,
  insertFolder,
  insertRelease,
  lockReleases,
} from './repository';

/** What a build brings along. */
export interface Build {
  readonly folder: Folder;
  readonly definitions: Readonly<Record<string, string>>;
  readonly constants: string;
}

const EVER = new Date(0);

/**
 * Makes a build's folder a release when it is another than the build's before it. What was published since the last
 * deployment stays in force until a deployment changes the definitions.
 */
export async function registerBuild(db: Db, build: Build, now: Date): Promise<void> {
  const { folder, definitions, constants } = build;
  if ((await findLatestBuild(db))?.folder === folder.hash) return;
  await db.transaction(async (tx) => {
    await lockReleases(tx);
    const latest = await findLatestBuild(tx);
    if (latest?.folder === folder.hash) return;
    await insertFolder(tx, folder);
    await insertRelease(tx, {
      kind: 'build',
      state: 'approved',
      folder: folder.hash,
      base: (await findHead(tx))?.id,
      definitions,
      constants,
      note: 'Versão do portal',
      proposedAt: now,
      approvedAt: now,
      inForceFrom: latest ? now : EVER,
    });
    await announceReleases(tx);
  });
}
