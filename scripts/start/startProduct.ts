import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../server/config';
import { demonstrationAccounts } from '../../server/infra/identity/demonstrationAccounts';
import { startIdentity } from '../../server/infra/identity/startIdentity';
import { startPostgres } from '../../server/infra/postgres/startPostgres';
import { phase } from '../lib/phase.mjs';
import { root } from '../lib/root.mjs';
import { browserUrl, checkAddress } from './address';
import { buildPortal, isPortalFresh } from './buildPortal';
import { checkDatabase } from './checkDatabase';
import type { Lock } from './lock';
import type { Resources } from './Resources';
import type { Running } from './runUntilLost';
import { startServer, type ServerOptions, type ServerProcess } from './startServer';

/** Firebase's default; if it is taken, another one is used. */
const EMULATOR_PORT = 9099;

export interface Ground {
  env: NodeJS.ProcessEnv;
  lost: Promise<string>;
}

/** Runs the product, its portal built before where that is missing or old; everything started is added to `resources`. */
export function startProduct(config: Config, lock: Lock, resources: Resources): Promise<Running> {
  return startWith(providePortal(resources), config, lock, resources);
}

export function startBuilt(config: Config, lock: Lock, resources: Resources): Promise<Running> {
  return startWith(Promise.resolve(), config, lock, resources);
}

async function startWith(
  portal: Promise<void>,
  config: Config,
  lock: Lock,
  resources: Resources,
): Promise<Running> {
  await checkAddress(config.host, config.port);
  const [ground] = await Promise.all([startGround(config, lock, resources), portal]);
  const env = { ...ground.env, NODE_ENV: 'production' };
  const server = await resources.add(phase('Server', () => startServer(serverOptions(config, env))));
  lock.addChild(server.pid);
  return {
    url: browserUrl(config.host, config.port),
    lost: Promise.race([ground.lost, serverLost(config, server)]),
  };
}

export async function startGround(config: Config, lock: Lock, resources: Resources): Promise<Ground> {
  await checkConfiguredDatabase(config);
  const [database, identity] = await Promise.all([
    provideDatabase(config, resources),
    provideIdentity(config, lock, resources),
  ]);
  return {
    env: { ...process.env, ...database.env, ...identity.env },
    lost: Promise.race([database.lost, identity.lost]),
  };
}

export function serverOptions(config: Config, env: NodeJS.ProcessEnv): ServerOptions {
  const { host, port, dataDir } = config;
  const own = { PORT: String(port), HOST: host, DATA_DIR: dataDir };
  return { root, host, port, logFile: logFile(config), env: { ...env, ...own } };
}

async function serverLost(config: Config, { exited }: ServerProcess): Promise<string> {
  return `The server ended unexpectedly (${await exited}); its log is ${logFile(config)}.`;
}

function logFile({ dataDir }: Config): string {
  return join(dataDir, 'server.log');
}

/** Checked before everything slow, since it is the likeliest mistake. */
async function checkConfiguredDatabase({ databaseUrl }: Config): Promise<void> {
  if (databaseUrl) await phase('Database of DATABASE_URL', () => checkDatabase(databaseUrl));
}

async function provideDatabase({ databaseUrl, dataDir }: Config, resources: Resources): Promise<Ground> {
  if (databaseUrl) return { env: {}, lost: never };
  const log = (line: string): boolean => process.stdout.write(`    ${line}\n`);
  const postgres = await resources.add(phase('PostgreSQL', () => startPostgres({ dataDir, log })));
  const lost = postgres.exited.then(() => 'PostgreSQL ended unexpectedly.');
  return { env: { DATABASE_URL: postgres.url }, lost };
}

async function provideIdentity(
  { identity, dataDir }: Config,
  lock: Lock,
  resources: Resources,
): Promise<Ground> {
  if (identity.kind === 'firebase' || identity.host) return { env: {}, lost: never };
  const [stateFile, portFile] = [join(dataDir, 'identity.json'), join(dataDir, 'identity.port')];
  const port = await formerPort(portFile);
  const start = () => startIdentity({ stateFile, port, seed: demonstrationAccounts });
  const emulator = await resources.add(phase('Identity', start));
  lock.addChild(emulator.pid);
  await writeFile(portFile, emulator.host.split(':')[1]!);
  const lost = emulator.exited.then(() => 'The identity emulator ended unexpectedly.');
  return { env: { FIREBASE_AUTH_EMULATOR_HOST: emulator.host }, lost };
}

/** The port used before: pages that stay open over a restart know only that one. */
async function formerPort(file: string): Promise<number> {
  return Number(await readFile(file, 'utf8').catch(() => '')) || EMULATOR_PORT;
}

async function providePortal(resources: Resources): Promise<void> {
  if (await isPortalFresh(root)) return;
  const abort = new AbortController();
  const build = phase('Portal', () => buildPortal(root, abort.signal));
  const stop = async (): Promise<void> => abort.abort();
  void resources.add(Promise.resolve({ stop }));
  await build;
}

const never = new Promise<never>(() => undefined);
