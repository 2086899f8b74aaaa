import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/infra/postgres/freePort';
import { serverProcess, type ServerProcess } from '../../server/testing/serverProcess';
import { until } from '../../server/testing/until';
import { createDatabase, DebianPostgres, query } from './DebianPostgres';
import { Readers } from './Readers';
import type { Finding } from './restore';

const PHASE_MS = Number(process.env['REPLICA_SECONDS'] ?? 20) * 1000;

interface Server extends ServerProcess {
  readonly metrics: number;
}

/** Two servers with a real standby that answers, stands still, dies, comes back and is promoted, while people write and look. */
export async function replicaDrill(): Promise<Finding[]> {
  const leader = await DebianPostgres.create();
  const closers = [() => leader.stop()];
  try {
    await createDatabase(leader.url);
    const standby = await DebianPostgres.following(leader);
    closers.push(() => standby.stop());
    const servers = [await serverOn(leader, standby), await serverOn(leader, standby)] as const;
    closers.push(async () => void (await Promise.all(servers.map((server) => server.end('SIGTERM')))));
    return await carryOut(servers, standby);
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

/** The settings reach it by this process's environment, which is as before afterwards. */
async function serverOn(leader: DebianPostgres, standby: DebianPostgres): Promise<Server> {
  const metrics = await freePort();
  const own = { DATABASE_REPLICA_URL: standby.url, METRICS_PORT: String(metrics) };
  Object.assign(process.env, own);
  try {
    return { ...(await serverProcess(leader.url)), metrics };
  } finally {
    for (const name of Object.keys(own)) delete process.env[name];
  }
}

async function carryOut(servers: readonly [Server, Server], standby: DebianPostgres): Promise<Finding[]> {
  const readers = new Readers([servers[0].port, servers[1].port]);
  const findings: Finding[] = [];
  const phase = async (name: string, isAnswered: boolean) =>
    void findings.push(...(await during(name, { servers, readers, isAnswered })));
  await inUse(servers);
  await readers.begin();
  await phase('it follows', true);
  await query(standby.url, 'select pg_wal_replay_pause()');
  await phase('its replay stands still', false);
  await query(standby.url, 'select pg_wal_replay_resume()');
  await inUse(servers);
  await phase('it goes on', true);
  await standby.kill();
  await phase('kill -9', false);
  await standby.start();
  await inUse(servers);
  await phase('it is back', true);
  await query(standby.url, 'select pg_promote()');
  await phase('it was promoted', false);
  await readers.stop();
  const { own, others, news, documents } = readers.checked;
  return [
    ...findings,
    [
      'looked for at the other server: own writes, those of others, news, documents',
      `${own}, ${others}, ${news}, ${documents}`,
      Math.min(own, others, news, documents) > 0,
    ],
    ['not found there', said(readers.stale), readers.stale.length === 0],
    ['errors', said(readers.errors), readers.errors.length === 0],
  ];
}

interface Ground {
  readonly servers: readonly Server[];
  readonly readers: Readers;
  readonly isAnswered: boolean;
}

async function during(name: string, { servers, readers, isAnswered }: Ground): Promise<Finding[]> {
  const before = await readsOf(servers);
  readers.times = [];
  const known = readers.stale.length + readers.errors.length;
  await pause(PHASE_MS);
  const after = await readsOf(servers);
  const [there, all] = [after.replica - before.replica, after.all - before.all];
  const times = readers.times.toSorted((a, b) => a - b);
  const at = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)}`;
  const wrong = readers.stale.length + readers.errors.length - known;
  return [
    [
      `${name}: reads that it answered`,
      `${there} of ${all}, ${Math.round((there / all) * 100)} %`,
      isAnswered ? there > all / 2 : there < all / 10,
    ],
    [`${name}: stale answers and errors`, `${wrong}`, wrong === 0],
    [`${name}: times of all calls, median, 99 %, longest`, `${at(0.5)}, ${at(0.99)}, ${at(0.9999)} ms`, true],
  ];
}

/** What both servers say of it; waits until the standby answers reads of both. */
const inUse = (servers: readonly Server[]) =>
  until(async () => {
    const texts = await Promise.all(servers.map(metricsOf));
    return texts.every((text) => /^lastro_replica_used 1$/m.test(text)) ? true : undefined;
  });

async function readsOf(servers: readonly Server[]): Promise<{ replica: number; all: number }> {
  const sum = { replica: 0, all: 0 };
  for (const text of await Promise.all(servers.map(metricsOf)))
    for (const [, outcome, many] of text.matchAll(/^lastro_replica_reads_total\{outcome="(\w+)"\} (\d+)/gm)) {
      sum.all += Number(many);
      if (outcome === 'replica') sum.replica += Number(many);
    }
  return sum;
}

const metricsOf = async ({ metrics }: Server) => (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();

const said = (all: readonly string[]) =>
  [`${all.length}`, ...new Set(all.map((each) => each.slice(0, 150)))].slice(0, 4).join(' ');
