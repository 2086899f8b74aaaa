import { setTimeout as pause } from 'node:timers/promises';
import { pgProxy, type PgProxy } from '../../server/testing/pgProxy';
import { serverProcess, type ServerProcess } from '../../server/testing/serverProcess';
import { until } from '../../server/testing/until';
import { inspect } from '../chaos/inspect';
import { Writers } from '../chaos/Writers';
import { Cluster } from './Cluster';
import { Programs } from './Programs';
import type { Finding } from './restore';

const WRITERS = 4;
/** Of each side before the cut, so that both are known to take them. */
const BEFORE = 20;
/** Three times Patroni's lease: each side has had its time. */
const CUT_MS = 60_000;
const AFTER_MS = 5000;
const PATIENCE_MS = 90_000;

/**
 * The leader is cut off from etcd and the other nodes, silently, and runs on with a portal beside it that people write to. What
 * that portal confirms is never lost; what it does not, the other side takes once.
 */
export async function partitionDrill(): Promise<Finding[]> {
  const programs = await Programs.open();
  try {
    const ways = new Map<string, PgProxy[]>();
    const cluster = await Cluster.open(programs, async (node, port) => {
      const proxy = await pgProxy(`postgresql://127.0.0.1:${port}`);
      programs.later(() => proxy.close());
      ways.set(node, [...(ways.get(node) ?? []), proxy]);
      return Number(new URL(proxy.url).port);
    });
    const leader = await cluster.leader();
    const [inside, outside] = [await serverProcess(leader.url), await serverProcess(cluster.url)];
    for (const server of [inside, outside]) programs.later(() => server.end('SIGTERM'));
    return await carryOut({ cluster, inside, outside, old: leader.url, ways: ways.get(leader.name)! });
  } finally {
    await programs.stop();
  }
}

interface Ground {
  readonly cluster: Cluster;
  /** Beside the old leader, and cut off with it. */
  readonly inside: ServerProcess;
  readonly outside: ServerProcess;
  /** The old leader, as one beside it sees it. */
  readonly old: string;
  readonly ways: readonly PgProxy[];
}

async function carryOut({ cluster, inside, outside, old, ways }: Ground): Promise<Finding[]> {
  const asked = [inside];
  const people = new Writers(asked, WRITERS);
  const others = new Writers([outside], WRITERS);
  await until(async () => Math.min(people.told.size, others.told.size) >= BEFORE || undefined);
  const before = new Set(people.told.keys());
  for (const way of ways) way.silence();
  const [demoted, promoted] = [
    sinceNow(() => isNoLeader(cluster, old)),
    sinceNow(() => leadsAnew(cluster, old)),
  ];
  await pause(CUT_MS);
  const during = [...people.told].filter(([key]) => !before.has(key)).map(([, identifier]) => identifier);
  const { refusals } = people;
  for (const way of ways) await way.restore();
  // Whose portal was cut off comes in by the other one, with the same keys.
  asked[0] = outside;
  const whole = await sinceNow(() => cluster.whole().then(() => true));
  await pause(AFTER_MS);
  await Promise.all([people.stop(), others.stop()]);
  const all = [...people.told.values(), ...others.told.values()];
  const { lost, doubled } = await inspect(cluster, all);
  const { lost: gone } = await inspect(cluster, during);
  const wrong = [...people.wrong, ...others.wrong];
  const unanswered = people.unanswered + others.unanswered;
  return [
    ['writes confirmed beside the leader before the cut', `${before.size}`, before.size > 0],
    ['confirmed by it after the cut, and lost', `${gone} of ${during.length}`, gone === 0],
    ['told to come back by it, 503 with Retry-After', `${refusals}`, refusals > 0],
    ['confirmed by both sides and lost', `${lost} of ${all.length}`, lost === 0],
    ['doubled', `${doubled}`, doubled === 0],
    [
      'other errors',
      [`${wrong.length}`, ...new Set(wrong.map((each) => each.slice(0, 150)))].join(' '),
      wrong.length === 0,
    ],
    ['without an answer', `${unanswered}`, unanswered === 0],
    ['seconds until the old leader leads no more', await demoted, (await demoted) !== 'never'],
    ['seconds until another does', await promoted, Number(await promoted) >= Number(await demoted)],
    [
      'longest pause between writes of the other side, seconds',
      (others.longestPause() / 1000).toFixed(1),
      true,
    ],
    ['seconds after the mending until three nodes are one again', whole, whole !== 'never'],
  ];
}

/** Seconds until it is so, or "never" where the patience ends first. */
async function sinceNow(isSo: () => Promise<boolean>): Promise<string> {
  const began = performance.now();
  const isOver = await until(async () => (await isSo()) || undefined, PATIENCE_MS).catch(() => false);
  return isOver ? ((performance.now() - began) / 1000).toFixed(1) : 'never';
}

const WHO = 'select inet_server_port() as port, pg_is_in_recovery() as follows';
const ask = async (cluster: Cluster, url: string) =>
  (await cluster.query<{ port: number; follows: boolean }>(WHO, url).catch(() => []))[0];

const isNoLeader = async (cluster: Cluster, old: string) => (await ask(cluster, old))?.follows ?? true;

async function leadsAnew(cluster: Cluster, old: string): Promise<boolean> {
  const now = await ask(cluster, cluster.url);
  return now !== undefined && !now.follows && String(now.port) !== new URL(old).port;
}
