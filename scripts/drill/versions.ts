import { execFile } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../../server/infra/OperatorError';
import { root } from '../lib/root.mjs';
import { Programs } from './Programs';
import type { Finding } from './restore';
import { roll } from './rolling';

const run = promisify(execFile);

/** Servers of the last tag (or of VERSION_BEFORE, any revision) give way to this version's, one after the other, under load. */
export async function versionsDrill(): Promise<Finding[]> {
  const programs = await Programs.open();
  try {
    const revision = process.env['VERSION_BEFORE'] ?? (await lastTag());
    const before = await unpack(revision, programs.folder);
    return [['version before', revision, true], ...(await roll(programs, before))];
  } finally {
    await programs.stop();
  }
}

async function lastTag(): Promise<string> {
  const found = await run('git', ['describe', '--tags', '--abbrev=0'], { cwd: root }).catch(() => undefined);
  if (found) return found.stdout.trim();
  throw new OperatorError('There is no tag here: VERSION_BEFORE names the revision to begin with.');
}

/** With this checkout's packages, so that nothing is installed. */
async function unpack(revision: string, beside: string): Promise<string> {
  const folder = join(beside, 'before');
  const archive = `${folder}.tar`;
  await mkdir(folder);
  await run('git', ['archive', '-o', archive, revision], { cwd: root });
  await run('tar', ['-xf', archive, '-C', folder]);
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
