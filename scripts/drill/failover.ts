import { setTimeout as pause } from 'node:timers/promises';
import { serverProcess, type ServerProcess } from '../../server/testing/serverProcess';
import { inspect } from '../chaos/inspect';
import { Writers } from '../chaos/Writers';
import { Cluster } from './Cluster';
import { Programs } from './Programs';
import type { Finding } from './restore';

const WRITERS = 24;
const BEFORE_MS = 5000;
const BACK_MS = 90_000;
const AFTER_MS = 5000;

/** The leader dies, and is asked to hand over, while people write: nothing confirmed is lost and nobody hears anything but "later". */
export async function failoverDrill(): Promise<Finding[]> {
  const programs = await Programs.open();
  try {
    const cluster = await Cluster.open(programs);
    const server = await serverProcess(cluster.url);
    programs.later(() => server.end('SIGTERM'));
    const told: string[] = [];
    const killed = await under('kill -9 of the leader', { cluster, server, told }, async () => {
      const name = await cluster.killLeader();
      return () => cluster.startNode(name);
    });
    await cluster.whole();
    const handed = await under('switchover', { cluster, server, told }, async () => {
      await cluster.switchOver();
      return async () => undefined;
    });
    return [...killed, ...handed];
  } finally {
    await programs.stop();
  }
}

interface Ground {
  cluster: Cluster;
  server: ServerProcess;
  told: string[];
}

async function under(
  name: string,
  { cluster, server, told }: Ground,
  harm: () => Promise<() => Promise<void>>,
): Promise<Finding[]> {
  const began = performance.now();
  const writers = new Writers([server], WRITERS);
  await pause(BEFORE_MS);
  const rate = (writers.told.size * 1000) / (performance.now() - began);
  const mend = await harm();
  const since = performance.now();
  // A write already under way may still be answered: only writes after a pause count as recovery.
  await pause(AFTER_MS);
  while (writers.timeBack(performance.now() - 500) === null && performance.now() - since < BACK_MS)
    await pause(250);
  await pause(AFTER_MS);
  await mend();
  await writers.stop();
  told.push(...writers.told.values());
  const { lost, doubled } = await inspect(cluster, told);
  const { wrong, unanswered, refusals } = writers;
  return [
    [`${name}: writes a second before`, rate.toFixed(0), true],
    [`${name}: confirmed writes lost`, `${lost} of ${told.length}`, lost === 0],
    [`${name}: doubled`, `${doubled}`, doubled === 0],
    [`${name}: told to come back (503, Retry-After)`, `${refusals - wrong.length - unanswered}`, true],
    [`${name}: other errors`, others(wrong), wrong.length === 0],
    [`${name}: without an answer`, `${unanswered}`, unanswered === 0],
    [`${name}: seconds until writes were taken again`, seconds(writers.longestPause()), true],
    [`${name}: the server runs`, server.isAlive() ? 'yes' : 'no', server.isAlive()],
  ];
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);
const others = (wrong: readonly string[]) =>
  [`${wrong.length}`, ...new Set(wrong.map((each) => each.slice(0, 150)))].join(' ');
