import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, DebianPostgres, query } from './DebianPostgres';
import { Readers } from './Readers';
import type { Finding } from './restore';
import { inUse, readsOf, withReplica, type WithReplica } from './withReplica';

const PHASE_MS = Number(process.env['REPLICA_SECONDS'] ?? 20) * 1000;

/** Two servers with a real standby that answers, stands still, dies, comes back and is promoted, while people write and look. */
export async function replicaDrill(): Promise<Finding[]> {
  const leader = await DebianPostgres.create();
  const closers = [() => leader.stop()];
  try {
    await createDatabase(leader.url);
    const standby = await DebianPostgres.following(leader);
    closers.push(() => standby.stop());
    const servers = [
      await withReplica(leader.url, standby.url),
      await withReplica(leader.url, standby.url),
    ] as const;
    closers.push(async () => void (await Promise.all(servers.map((server) => server.end('SIGTERM')))));
    return await carryOut(servers, standby);
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

async function carryOut(
  servers: readonly [WithReplica, WithReplica],
  standby: DebianPostgres,
): Promise<Finding[]> {
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
    ['told to come back', `${readers.refusals}`, readers.refusals === 0],
  ];
}

interface Ground {
  readonly servers: readonly WithReplica[];
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

const said = (all: readonly string[]) =>
  [`${all.length}`, ...new Set(all.map((each) => each.slice(0, 150)))].slice(0, 4).join(' ');
