import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../OperatorError';
import type { Binaries } from './binaries';
import { canReach, type Owner } from './owner';
import { run } from './run';

const MAJOR = '18';

export interface Cluster {
  folder: string;
  /** How PostgreSQL names PGDATA when it runs with `folder` as working directory. */
  pgData: string;
  password: string;
}

/** Opens the cluster under `home`, creating it on first use. Throws OperatorError for another major version. */
export async function openCluster(home: string, binaries: Binaries, owner: Owner): Promise<Cluster> {
  const folder = join(home, 'cluster');
  await ownFolder(home, owner);
  if (!existsSync(folder)) await createCluster(home, binaries, owner);
  await checkVersion(folder);
  const password = (await readFile(join(home, 'password'), 'utf8')).trim();
  return { folder, pgData: await reachableName(folder, owner), password };
}

/** Made aside and renamed, so that a start that was killed half-way leaves no half cluster. */
async function createCluster(home: string, { initdb }: Binaries, owner: Owner): Promise<void> {
  const draft = join(home, 'cluster.new');
  await rm(draft, { recursive: true, force: true });
  await ownFolder(draft, owner);
  await writePassword(join(home, 'password'), owner);
  const pgData = await reachableName(draft, owner);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['--username=postgres', '--auth=scram-sha-256', '--pwfile=../password'];
  await run(initdb, ['-D', pgData, ...locale, ...access], draft, owner);
  await rename(draft, join(home, 'cluster'));
}

async function writePassword(file: string, owner: Owner): Promise<void> {
  await writeFile(file, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (owner) await chown(file, owner.uid, owner.gid);
}

async function ownFolder(folder: string, owner: Owner): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if (owner) await chown(folder, owner.uid, owner.gid);
}

/** The kernel follows /proc/self/cwd without walking the path, so a closed parent folder does not matter. */
async function reachableName(folder: string, owner: Owner): Promise<string> {
  return (await canReach(owner, folder)) ? folder : '/proc/self/cwd';
}

async function checkVersion(folder: string): Promise<void> {
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (version === MAJOR) return;
  throw new OperatorError(
    `The data in ${folder} belongs to PostgreSQL ${version}, but this version runs PostgreSQL ${MAJOR}.`,
  );
}
