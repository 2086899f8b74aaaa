import { join, resolve } from 'node:path';
import { findBinaries, type Binaries } from './binaries';
import { openCluster, type Cluster } from './cluster';
import { freePort } from './freePort';
import { killServer, serverPid } from './leftover';
import { clusterOwner, type Owner } from './owner';
import { run } from './run';
import { onParentDeath } from './watchdog';

const LOOK_MS = 1000;
/** A checkpoint on a slow disk takes its time; a supervisor (systemd, Docker) kills after 60 or 90. */
const STOP_S = 20;
/** What an immediate stop left is recovered before the server answers. */
const START_S = 300;

export interface PostgresOptions {
  dataDir: string;
  log?: (line: string) => void;
  settings?: Record<string, string>;
  stopSeconds?: number;
}

export interface Postgres {
  url: string;
  pid: number;
  exited: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the bundled PostgreSQL on a free port of 127.0.0.1, creating its cluster on first use.
 * A server that a killed parent left on the same folder is stopped first. Throws OperatorError where a person can help.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dataDir, log, settings, stopSeconds = STOP_S } = options;
  const owner = clusterOwner();
  const home = join(resolve(dataDir), 'postgres');
  const binaries = await findBinaries(owner);
  const cluster = await openCluster(home, binaries, owner);
  if (await serverPid(cluster.folder)) log?.('Stopping the PostgreSQL that an earlier run left behind.');
  await stopServer(cluster, binaries, owner, stopSeconds);
  await killServer(cluster.folder);
  const port = await startServer(cluster, binaries, owner, settings);
  const pid = (await serverPid(cluster.folder)) ?? 0;
  const callOff = onParentDeath(
    binaries.pgCtl,
    stopArguments(cluster, 'fast', stopSeconds),
    cluster.folder,
    owner,
  );
  const stop = (): Promise<void> => stopServer(cluster, binaries, owner, stopSeconds).finally(callOff);
  return {
    url: `postgresql://postgres:${cluster.password}@127.0.0.1:${port}/postgres`,
    pid,
    exited: gone(cluster),
    stop,
  };
}

/** The server is no child process of ours, so its end is found by looking. */
function gone({ folder }: Cluster): Promise<void> {
  return new Promise((done) => {
    const look = async (): Promise<void> => {
      if (await serverPid(folder)) return;
      clearInterval(timer);
      done();
    };
    const timer = setInterval(() => void look(), LOOK_MS).unref();
  });
}

// What a statement holds is people's data: a refused one goes back to its sender, and never to this log.
const SILENT_ABOUT_DATA = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_parameter_max_length: 0,
  log_parameter_max_length_on_error: 0,
};

async function startServer(
  { folder, pgData }: Cluster,
  { pgCtl }: Binaries,
  owner: Owner,
  settings: Record<string, string> = {},
): Promise<number> {
  const port = await freePort();
  const own = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', timezone: 'UTC' };
  const options = Object.entries({ ...own, ...SILENT_ABOUT_DATA, ...settings }).map(
    ([name, value]) => `-c ${name}=${value}`,
  );
  const args = [
    'start',
    '-w',
    '-t',
    String(START_S),
    '-D',
    pgData,
    '-l',
    '../server.log',
    '-o',
    options.join(' '),
  ];
  await run(pgCtl, args, folder, owner);
  return port;
}

/** Fast, then immediate, then by force: from any state the server is gone and the cluster can start. */
async function stopServer(
  cluster: Cluster,
  { pgCtl }: Binaries,
  owner: Owner,
  seconds: number,
): Promise<void> {
  for (const mode of ['fast', 'immediate'] as const) {
    if (!(await serverPid(cluster.folder))) return;
    // It fails too when somebody else, such as the watchdog of a killed parent, stopped the server first.
    await run(pgCtl, stopArguments(cluster, mode, seconds), cluster.folder, owner).catch(() => undefined);
  }
  if (await serverPid(cluster.folder)) await killServer(cluster.folder);
}

function stopArguments({ pgData }: Cluster, mode: 'fast' | 'immediate', seconds: number): string[] {
  return ['stop', '-w', '-t', String(seconds), '-m', mode, '-D', pgData];
}
