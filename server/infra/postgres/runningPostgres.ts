import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { serverPid } from './leftover';

const PORT_LINE = 3;

export async function runningPostgres(dataDir: string): Promise<string | null> {
  const home = join(resolve(dataDir), 'postgres');
  const cluster = join(home, 'cluster');
  if (!(await serverPid(cluster))) return null;
  const port = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[PORT_LINE]?.trim();
  const password = (await readFile(join(home, 'password'), 'utf8')).trim();
  return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
}
