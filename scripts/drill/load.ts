import { setTimeout as pause } from 'node:timers/promises';
import { createClock } from '../../server/clock';
import { freePort } from '../../server/infra/postgres/freePort';
import { serverProcess } from '../../server/testing/serverProcess';
import { fillDatabase } from '../seed/fillDatabase';
import { createDatabase, query, DebianPostgres } from './DebianPostgres';
import { people } from './morning/people';
import { spentBy, type Spent } from './morning/spending';
import type { Times } from './morning/Times';
import { visits } from './morning/visits';
import { Programs } from './Programs';
import type { Finding } from './restore';

const number = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const PEOPLE = number('LOAD_PEOPLE', 500);
const ROWS = number('LOAD_ROWS', 100_000);
const SECONDS = number('LOAD_SECONDS', 60);
const THINK_MS = number('LOAD_THINK_SECONDS', 10) * 1000;
const SHARES = [50, 95, 99];

/** One server and one PostgreSQL under a morning of five hundred people over many policies: times by call, and what each costs. */
export async function loadDrill(): Promise<Finding[]> {
  const programs = await Programs.open();
  try {
    const url = await filled(programs);
    const metrics = await freePort();
    const server = await serverProcess(url, { settings: { METRICS_PORT: String(metrics) } });
    programs.later(() => server.end('SIGTERM'));
    return [...(await carryOut(server.port, metrics, url)), ...(await sizes(url))];
  } finally {
    await programs.stop();
  }
}

/** LOAD_DATABASE_URL names one that `npm run seed` filled before, as a million rows take long; else one is made. */
async function filled(programs: Programs): Promise<string> {
  const given = process.env['LOAD_DATABASE_URL'];
  if (given) return given;
  const postgres = await DebianPostgres.create();
  programs.later(() => postgres.stop());
  await createDatabase(postgres.url);
  await (await serverProcess(postgres.url)).end('SIGTERM');
  const volume = { policies: ROWS, quotes: ROWS, clients: 5000 };
  await fillDatabase(postgres.url, volume, createClock(), () => undefined);
  return postgres.url;
}

async function carryOut(port: number, metrics: number, url: string): Promise<Finding[]> {
  const look = () => spentBy([metrics], url);
  const before = await look();
  const working = people({ port, people: PEOPLE, thinkMs: THINK_MS, ms: SECONDS * 1000 });
  await pause((SECONDS * 1000) / 2);
  const middle = await look();
  const times = await working;
  const after = await look();
  return [...visits.map(({ what }) => timesOf(times, what)), ...costs(times, [before, middle, after])];
}

function timesOf(times: Times, what: string): Finding {
  const failures = times.failuresOf(what);
  const said = [`${failures.length} failed`, ...new Set(failures)].slice(0, 4).join(' ');
  const found = times.percentiles(what, SHARES).join(', ');
  return [`${what}: 50, 95, 99 %`, `${found} ms of ${times.ofOne(what)}, ${said}`, failures.length === 0];
}

function costs(times: Times, [before, middle, after]: readonly [Spent, Spent, Spent]): Finding[] {
  const each = (of: 'server' | 'database') =>
    `${(((after[of] - before[of]) / times.answered) * 1000).toFixed(1)} ms`;
  return [
    ['people, calls a second', `${PEOPLE}, ${(times.answered / SECONDS).toFixed(1)}`, true],
    ['processor time of the server a call', each('server'), true],
    ['of PostgreSQL', each('database'), true],
    [
      'memory of the server before, in the middle, after',
      `${before.megabytes}, ${middle.megabytes}, ${after.megabytes} MB`,
      true,
    ],
  ];
}

async function sizes(url: string): Promise<Finding[]> {
  const tables = ['policies', 'billets', 'quotes', 'quote_events'];
  const found = await query<{ name: string; bytes: number; rows: number }>(
    url,
    `select relname as name, pg_total_relation_size(oid)::float8 as bytes, reltuples::float8 as rows
     from pg_class where relname in (${tables.map((name) => `'${name}'`).join(', ')}) order by 1`,
  );
  return found.map(({ name, bytes, rows }) => [
    `bytes of a row of ${name}, indexes included`,
    `${Math.round(bytes / rows)} (${Math.round(rows)} rows)`,
    true,
  ]);
}
