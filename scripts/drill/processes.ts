import { setTimeout as pause } from 'node:timers/promises';
import { createClock } from '../../server/clock';
import { freePort } from '../../server/infra/postgres/freePort';
import { serverProcess, type ServerProcess } from '../../server/testing/serverProcess';
import { fillDatabase } from '../seed/fillDatabase';
import { createDatabase, DebianPostgres } from './DebianPostgres';
import { people } from './morning/people';
import { answeredBy, spentBy } from './morning/spending';
import { postLetters, type Posted } from './postLetters';
import { Programs } from './Programs';
import type { Finding } from './restore';
import { slowMailServer } from './slowMailServer';
import { startNginx } from './startNginx';

const VOLUME = { policies: 5000, quotes: 5000, clients: 500 };
const PEOPLE = 100;
const THINK_MS = 3000;
const PHASE_MS = Number(process.env['PROCESSES_SECONDS'] ?? 60) * 1000;
const IDLE_MS = 15_000;
const TURNS = 2;
/** Long beside what a letter costs the machine, so that waiting is what is measured. */
const LETTER_MS = 1000;
const COST = 1.1;

interface Server extends ServerProcess {
  readonly metrics: number;
}

/** All calls to one process, and to two behind the nginx of ops/, in turns: what a call costs, and how many jobs are done. */
export async function processesDrill(): Promise<Finding[]> {
  const programs = await Programs.open();
  try {
    const postgres = await DebianPostgres.create();
    programs.later(() => postgres.stop());
    await createDatabase(postgres.url);
    const mail = await slowMailServer(LETTER_MS);
    programs.later(() => mail.close());
    const open = () => openServer(postgres.url, mail.url, programs);
    const servers = [await open(), await open()] as const;
    await fillDatabase(postgres.url, VOLUME, createClock(), () => undefined);
    const calls = await compareCalls(programs, servers, postgres.url);
    const two = await postLetters(postgres.url, mail, [servers[0].metrics, servers[1].metrics]);
    await servers[1].end('SIGTERM');
    return [...calls, ...compareLetters(await postLetters(postgres.url, mail, [servers[0].metrics]), two)];
  } finally {
    await programs.stop();
  }
}

/** What is not in the mail server's hands waits for a processor, a disk or the database: of this machine, or of our making. */
function compareLetters(one: Posted, two: Posted): Finding[] {
  const both = (figure: (of: Posted) => number) => `${figure(one).toFixed(1)} and ${figure(two).toFixed(1)}`;
  const inHand = ({ aSecond }: Posted) => (aSecond * LETTER_MS) / 1000;
  return [
    ['letters a second of one process and of two', both(({ aSecond }) => aSecond), true],
    ['that is', times(two.aSecond / one.aSecond), two.aSecond / one.aSecond > 1.8],
    ['of these at the mail server at once, of 4 and 8 that may be', both(inHand), inHand(one) <= 4.2],
    ['processor time a letter of the servers, ms', both(({ server }) => server), true],
    ['and of PostgreSQL, ms', both(({ database }) => database), true],
  ];
}

async function openServer(url: string, smtpUrl: string, programs: Programs): Promise<Server> {
  const metrics = await freePort();
  const settings = { METRICS_PORT: String(metrics), SMTP_URL: smtpUrl };
  const server = await serverProcess(url, { settings });
  programs.later(() => server.end('SIGTERM'));
  return { ...server, metrics };
}

/** Both run all the time, so that their code is compiled and what they do unasked is the same in each turn. */
async function compareCalls(
  programs: Programs,
  servers: readonly [Server, Server],
  url: string,
): Promise<Finding[]> {
  const ways = [
    await startNginx(programs, [servers[0], servers[0]]),
    await startNginx(programs, servers),
  ] as const;
  const ground: Ground = { metrics: servers.map(({ metrics }) => metrics), url };
  await measure(ground, ways[1], 0);
  const unasked = await idle(ground);
  const found = { one: [] as Measured[], two: [] as Measured[] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    found.one.push(await measure(ground, ways[0], unasked));
    found.two.push(await measure(ground, ways[1], unasked));
  }
  const [one, two] = [together(found.one), together(found.two)];
  const failures = [...one.failures, ...two.failures];
  return [
    ['calls to one process, and to two', `${one.calls} and ${two.calls}`, true],
    ['calls failed', said(failures), failures.length === 0],
    ['of those to two, the second answered', `${two.second} %`, two.second > 40 && two.second < 60],
    ['processor time a call', `${one.cost.toFixed(1)} and ${two.cost.toFixed(1)} ms`, true],
    ['that is', times(two.cost / one.cost), two.cost / one.cost <= COST],
    [
      'of each process a second that nobody asks, not counted',
      `${((unasked * 1000) / 2).toFixed(0)} ms`,
      true,
    ],
  ];
}

interface Ground {
  readonly metrics: readonly number[];
  readonly url: string;
}

interface Measured {
  readonly calls: number;
  /** Milliseconds of both servers' processors a call. */
  readonly cost: number;
  /** Of a hundred calls, those that the second server answered. */
  readonly second: number;
  readonly failures: readonly string[];
}

async function measure({ metrics, url }: Ground, port: number, unasked: number): Promise<Measured> {
  const answered = await answeredBy(metrics);
  const before = await spentBy(metrics, url);
  const began = performance.now();
  const all = await people({ port, people: PEOPLE, thinkMs: THINK_MS, ms: PHASE_MS });
  const seconds = (performance.now() - began) / 1000;
  const after = await spentBy(metrics, url);
  const [first, second] = (await answeredBy(metrics)).map((many, at) => many - answered[at]!);
  return {
    calls: all.answered,
    cost: ((after.server - before.server - unasked * seconds) / all.answered) * 1000,
    second: Math.round((second! / (first! + second!)) * 100),
    failures: all.failures,
  };
}

/** Seconds of processor that both spend a second. */
async function idle({ metrics, url }: Ground): Promise<number> {
  const before = await spentBy(metrics, url);
  await pause(IDLE_MS);
  return (((await spentBy(metrics, url)).server - before.server) * 1000) / IDLE_MS;
}

function together(all: readonly Measured[]): Measured {
  const calls = all.reduce((sum, one) => sum + one.calls, 0);
  const mean = (of: (one: Measured) => number) =>
    all.reduce((sum, one) => sum + of(one) * one.calls, 0) / calls;
  return {
    calls,
    cost: mean(({ cost }) => cost),
    second: Math.round(mean(({ second }) => second)),
    failures: all.flatMap(({ failures }) => failures),
  };
}

const times = (ratio: number) => `${ratio.toFixed(2)}×`;
const said = (all: readonly string[]) => [`${all.length}`, ...new Set(all)].slice(0, 4).join(' ');
