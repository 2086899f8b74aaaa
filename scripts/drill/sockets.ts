import { HubConnectionState } from '@microsoft/signalr';
import { createClock } from '../../server/clock';
import { openDb, type Db } from '../../server/db/db';
import { notify } from '../../server/modules/notifications/notify';
import { hubClient, type HubClient } from '../../server/testing/hubClient';
import { serverProcess, type ServerProcess } from '../../server/testing/serverProcess';
import { until } from '../../server/testing/until';
import { emulatorToken } from '../../tests/support/emulatorToken';
import { fillDatabase } from '../seed/fillDatabase';
import { createDatabase, DebianPostgres } from './DebianPostgres';
import { Programs } from './Programs';
import type { Finding } from './restore';

const PEOPLE = 500;
/** Windows that each has open, spread over the servers. */
const WINDOWS = 4;
/** Opened at once, as a server that comes back is found by all within seconds. */
const AT_ONCE = 100;
const LONGEST_MS = 2000;
const VOLUME = { policies: PEOPLE, quotes: PEOPLE, clients: PEOPLE };

/** Two thousand sockets of five hundred people at two servers: until a piece of news for each of them has reached every window. */
export async function socketsDrill(): Promise<Finding[]> {
  const programs = await Programs.open();
  try {
    const postgres = await DebianPostgres.create();
    programs.later(() => postgres.stop());
    await createDatabase(postgres.url);
    const servers = await Promise.all([serverProcess(postgres.url), serverProcess(postgres.url)]);
    programs.later(() => Promise.all(servers.map((server) => server.end('SIGTERM'))));
    await fillDatabase(postgres.url, VOLUME, createClock(), () => undefined);
    const { db, pool } = openDb(postgres.url, () => undefined, 2);
    programs.later(() => pool.end());
    const windows = await openWindows(servers);
    programs.later(() => Promise.all(windows.map(({ connection }) => connection.stop())));
    return await carryOut(db, windows);
  } finally {
    await programs.stop();
  }
}

const uids = Array.from({ length: PEOPLE }, (_, at) => `volume-${at + 1}`);

async function openWindows(servers: readonly ServerProcess[]): Promise<HubClient[]> {
  const windows: HubClient[] = [];
  const wanted = uids.flatMap((uid) => Array.from({ length: WINDOWS }, () => uid));
  while (windows.length < wanted.length) {
    const next = wanted.slice(windows.length, windows.length + AT_ONCE);
    const opened = next.map((uid, at) => openWindow(servers[at % servers.length]!, uid));
    windows.push(...(await Promise.all(opened)));
  }
  return windows;
}

async function openWindow({ port }: ServerProcess, uid: string): Promise<HubClient> {
  const email = `${uid}@lastro.test`;
  const client = hubClient(`http://127.0.0.1:${port}`, () => emulatorToken({ sub: uid, email }), email);
  await client.connection.start();
  await client.subscribe(email);
  return client;
}

async function carryOut(db: Db, windows: readonly HubClient[]): Promise<Finding[]> {
  const first = await tell(db, windows, '1');
  const second = await tell(db, windows, '2');
  const open = windows.filter(({ connection }) => connection.state === HubConnectionState.Connected).length;
  const doubled = windows.filter(({ received }) => received.length > 2).length;
  const took = [first, second].map((ms) => `${(ms / 1000).toFixed(1)} s`).join(' and ');
  return [
    ['hub sockets open at the end', `${open} of ${windows.length}`, open === windows.length],
    ['news for everybody, until the last window had it, twice', took, Math.max(first, second) <= LONGEST_MS],
    ['windows that were told twice', `${doubled}`, doubled === 0],
  ];
}

/** Milliseconds from the transaction's end until every window was told. */
async function tell(db: Db, windows: readonly HubClient[], data: string): Promise<number> {
  await db.transaction((tx) => notify(tx, uids, { notificationType: 'ReadyProposal', data }));
  const since = performance.now();
  const isTold = () => windows.every(({ received }) => received.some((one) => one.data === data));
  await until(async () => (isTold() ? true : undefined));
  return performance.now() - since;
}
