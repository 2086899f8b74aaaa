import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitForDatabase } from '../../server/db/waitForDatabase';
import { freePort } from '../../server/infra/postgres/freePort';
import { clusterOwner } from '../../server/infra/postgres/owner';

const PGBOUNCER = '/usr/sbin/pgbouncer';

/** A PgBouncer before all databases of one PostgreSQL. */
export interface Pooler {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts Debian's PgBouncer with the settings of ops/, before the PostgreSQL at `url`; `mode` is session or transaction. */
export async function startPooler(mode: string, url: string): Promise<Pooler> {
  if (!existsSync(PGBOUNCER)) throw new Error(`TEST_POOLER=${mode} needs PgBouncer: apt install pgbouncer.`);
  const owner = clusterOwner();
  const folder = await mkdtemp(join(tmpdir(), 'lastro-pooler-'));
  await chmod(folder, 0o700);
  if (owner) await chown(folder, owner.uid, owner.gid);
  const port = await freePort();
  const file = 'pgbouncer.ini';
  await writeFile(
    join(folder, file),
    configured(await readFile('ops/pgbouncer/pgbouncer.ini', 'utf8'), mode, url, port),
  );
  // Named from within: the folders above it are closed to whoever is not us.
  const child = spawn(PGBOUNCER, ['-q', file], { cwd: folder, ...owner, stdio: 'ignore' });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  const own = Object.assign(new URL(url), { port: String(port) }).href;
  await waitForDatabase(own).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url: own, stop };
}

/** The file of ops/ for every database there is, with nobody asked for a password. */
function configured(kept: string, mode: string, url: string, port: number): string {
  const { port: behind, username, password } = new URL(url);
  return kept
    .replace(
      /^lastro = .* dbname=lastro/m,
      `* = host=127.0.0.1 port=${behind} user=${username} password=${password}`,
    )
    .replace(/^listen_port = .*/m, `listen_port = ${port}\nunix_socket_dir =`)
    .replace(/^pool_mode = .*/m, `pool_mode = ${mode}`)
    .replace(/^auth_type = .*/m, 'auth_type = any')
    .replace(/^auth_file = .*\n/m, '');
}
