import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../server/testing/until';
import { Cluster } from './Cluster';
import { Programs } from './Programs';
import { Readers } from './Readers';
import type { Finding } from './restore';
import { inUse, readsOf, withReplica, type WithReplica } from './withReplica';

const PHASE_MS = 15_000;
const BACK_MS = 120_000;

/** The leader dies, and hands over, while lists are read on those that follow: nobody misses what they or others did before. */
export async function failoverReplicaDrill(): Promise<Finding[]> {
  const programs = await Programs.open();
  try {
    const cluster = await Cluster.open(programs);
    const open = () => withReplica(cluster.url, cluster.replicaUrl);
    const servers = [await open(), await open()] as const;
    programs.later(() => Promise.all(servers.map((server) => server.end('SIGTERM'))));
    await inUse(servers);
    return await carryOut(cluster, servers);
  } finally {
    await programs.stop();
  }
}

async function carryOut(cluster: Cluster, servers: readonly [WithReplica, WithReplica]): Promise<Finding[]> {
  const readers = new Readers([servers[0].port, servers[1].port]);
  await readers.begin();
  const ground = { readers, servers };
  const before = await during('before', ground, async () => undefined);
  let killed = '';
  const died = await during('kill -9 of the leader', ground, async () => {
    killed = await cluster.killLeader();
  });
  await cluster.startNode(killed);
  await cluster.whole();
  const handed = await during('switchover', ground, () => cluster.switchOver());
  await readers.stop();
  return [...before, ...died, ...handed];
}

interface Ground {
  readonly readers: Readers;
  readonly servers: readonly WithReplica[];
}

/** Ends when own writes were found again and a replica is in use. */
async function during(
  name: string,
  { readers, servers }: Ground,
  harm: () => Promise<void>,
): Promise<Finding[]> {
  const reads = await readsOf(servers);
  const { stale, errors, refusals, checked } = readers;
  const known = { stale: stale.length, errors: errors.length, refusals, ...checked };
  await harm();
  const since = performance.now();
  await pause(PHASE_MS);
  const found = checked.own;
  await until(async () => (checked.own > found ? true : undefined), BACK_MS);
  await inUse(servers);
  const used = (performance.now() - since) / 1000;
  await pause(PHASE_MS);
  const after = await readsOf(servers);
  const more = (all: readonly string[], before: number) => all.slice(before);
  const looked = (['own', 'others', 'news', 'documents'] as const).map((what) => checked[what] - known[what]);
  return [
    [`${name}: own writes, those of others, news, documents looked for`, looked.join(', '), looked[0]! > 0],
    [`${name}: not found`, said(more(stale, known.stale)), stale.length === known.stale],
    [`${name}: other errors`, said(more(errors, known.errors)), errors.length === known.errors],
    [`${name}: told to come back (503, Retry-After)`, `${readers.refusals - known.refusals}`, true],
    [
      `${name}: reads that a replica answered`,
      `${after.replica - reads.replica} of ${after.all - reads.all}`,
      after.replica > reads.replica,
    ],
    [`${name}: seconds until own writes were found and a replica was in use`, used.toFixed(1), true],
  ];
}

const said = (all: readonly string[]) =>
  [`${all.length}`, ...new Set(all.map((each) => each.slice(0, 150)))].slice(0, 4).join(' ');
