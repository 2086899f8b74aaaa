import { join } from 'node:path';
import { momentText } from '../../../engine/values';
import { readConfig } from '../../../server/config';
import { openDb, type Db } from '../../../server/db/db';
import type { User } from '../../../server/db/schema';
import { Problem } from '../../../server/http/Problem';
import { OperatorError } from '../../../server/infra/OperatorError';
import { createCheckThread, type CheckFolder } from '../../../server/modules/publishing/checkThread';
import { approveRelease, goBack } from '../../../server/modules/publishing/decideRelease';
import { keptTraces } from '../../../server/modules/publishing/keptTraces';
import { folderOfRelease } from '../../../server/modules/definitions/releases/folderOfRelease';
import { listedReleases } from '../../../server/modules/publishing/listed';
import { proposeRelease, type PublishingDeps } from '../../../server/modules/publishing/proposeRelease';
import { productClock } from '../../executive-link/makeLink';
import { runningProduct } from '../../executive-link/runningProduct';
import { withSchema } from '../../executive-link/withSchema';
import { root } from '../../lib/root.mjs';
import { headOf, personOf, publishingDeps, releaseOf, standingBase, type Ground } from './deps';
import { readWish, type PublishWish, type Wish } from './options';
import { readRelease } from './readRelease';
import { releasesReport } from './releasesReport';
import { mark, markOf, readFolder, writeFolder } from './workingFolder';

export async function main(
  args: string[],
  checks: (db: Db) => CheckFolder = (db) => createCheckThread(keptTraces(db)).checkFolder,
): Promise<void> {
  const wish = readWish(args);
  const config = readConfig();
  const { databaseUrl } = await runningProduct(config);
  const { db, pool } = openDb(databaseUrl, () => undefined, 2);
  try {
    const said = await withSchema(() =>
      grant({ db, clock: productClock(config), checkFolder: checks(db) }, wish),
    );
    process.stdout.write(said);
  } catch (error) {
    throw error instanceof Problem ? new OperatorError(sentencesOf(error)) : error;
  } finally {
    await pool.end();
  }
}

async function grant(ground: Ground, wish: Wish): Promise<string> {
  const { db, clock } = ground;
  if (wish.kind === 'publish') return publish(ground, wish);
  if (wish.kind === 'pull') return pull(db, wish.folder, wish.id);
  if (wish.kind === 'releases') {
    const { Items } = await listedReleases({ db, clock }, { uid: '', isPublisher: false });
    return releasesReport(Items);
  }
  if (wish.kind === 'impact') return readRelease(ground, await personOf(db, wish.as, 'analyst'), wish.id);
  const by = await personOf(db, wish.as, 'publisher');
  const deps = await publishingDeps(ground);
  const id = wish.id ?? (await headOf(db)).id;
  await releaseOf(db, id);
  if (wish.kind === 'approve') {
    await approveRead(deps, by, id);
    const { inForceFrom } = await releaseOf(db, id);
    return `Release ${id} is approved, in force from ${momentText(inForceFrom!.toISOString())} on.\n`;
  }
  await goBack(deps, by, id);
  return `Release ${id} is withdrawn: release ${(await headOf(db)).id} is what the next is made from.\n`;
}

/** Whoever has not read what it does is shown it now, and approves by calling again. */
async function approveRead(deps: PublishingDeps, by: User, id: number): Promise<void> {
  try {
    await approveRelease(deps, by, id);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'IMPACT_MISSING') throw error;
    process.stdout.write(await readRelease(deps, by, id));
    throw new OperatorError(
      `Release ${id} is not approved yet: this is what it does to what is in force now. Read it, and approve it again.`,
    );
  }
}

async function publish(ground: Ground, wish: PublishWish): Promise<string> {
  const { db } = ground;
  const { folder = join(root, 'product-schemas'), note, from: startsAt, share } = wish;
  const author = await personOf(db, wish.as, 'analyst');
  const texts = readFolder(folder);
  const base = await standingBase(db, baseOf(folder, wish.base));
  const deps = await publishingDeps(ground);
  const { id, expiresAt } = await proposeRelease(deps, author, { texts, base, note, startsAt, share });
  await mark(folder, id);
  const until = momentText(expiresAt!.toISOString());
  return `Release ${id} is proposed. Somebody else approves it until ${until}:\n  npm run products -- approve ${id} --as E-MAIL\n`;
}

function baseOf(folder: string, told: number | undefined): number {
  const base = told ?? markOf(folder);
  if (base) return base;
  throw new OperatorError(
    `${folder} does not say which release it was made from: pull into a new folder and edit there, or say it, as --base 12.`,
  );
}

async function pull(db: Db, folder: string, wished: number | undefined): Promise<string> {
  const { id } = wished ? await releaseOf(db, wished) : await headOf(db);
  const texts = await folderOfRelease(db, id);
  await writeFolder(folder, texts, id);
  return `${texts.size} files of release ${id} are in ${folder}.\n`;
}

function sentencesOf({ text, errors }: Problem): string {
  return [text.message, ...errors.map(({ path, message }) => `  ${path}: ${message}`)].join('\n');
}
