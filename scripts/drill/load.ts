import autocannon from 'autocannon';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { addDays, civilDayOf } from '../../engine/values';
import { createClock } from '../../server/clock';
import { freePort } from '../../server/infra/postgres/freePort';
import { bidRecord } from '../../server/testing/bidRecord';
import { pdf } from '../../server/testing/pdfSamples';
import { serverProcess } from '../../server/testing/serverProcess';
import { emulatorToken } from '../../tests/support/emulatorToken';
import { fillDatabase } from '../seed/fillDatabase';
import { createDatabase, query, DebianPostgres } from './DebianPostgres';
import type { Finding } from './restore';

const number = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const PEOPLE = 500;
const ROWS = number('LOAD_ROWS', 100_000);
const SECONDS = number('LOAD_SECONDS', 60);
const RATE = number('LOAD_RATE', 40);

/** Fixed in Linux (USER_HZ). */
const TICKS_A_SECOND = 100;

interface Call {
  readonly what: string;
  readonly share: number;
  readonly path: string;
  readonly body?: object;
  /** Who asks; one of the five hundred where nothing is said. */
  readonly uid?: string;
}

const aDocument = {
  DocumentName: 'edital.pdf',
  DocumentType: 'application/pdf',
  content: pdf().toString('base64'),
};

function theBid() {
  const today = civilDayOf(new Date());
  const term = { startDateValidity: today, deadline: 90, endDateValidity: addDays(today, 90) };
  return bidRecord({ objectProperty: term });
}

const morning: readonly Call[] = [
  { what: 'home: what waits', share: 14, path: '/InsuranceHome?part=needsYou&email=' },
  { what: 'policies', share: 20, path: '/InsurancePolicy/search', body: {} },
  { what: 'tracking', share: 20, path: '/quotes/search', body: { Sort: 'updated' } },
  { what: 'billets', share: 10, path: '/financial/search', body: {} },
  { what: 'wizard: who asks', share: 12, path: '/wizard/context' },
  { what: 'bell', share: 10, path: '/notification' },
  { what: 'desk: work list', share: 8, path: '/desk/queue', body: {}, uid: 'demo-executivo' },
  { what: 'desk: figures', share: 2, path: '/desk/figures?by=day', uid: 'demo-executivo' },
  {
    what: 'a request registered',
    share: 3,
    path: '/quote/bid',
    body: { bid: theBid() },
    uid: 'demo-tomador',
  },
  { what: 'a document uploaded', share: 1, path: '/document/save', body: aDocument, uid: 'demo-tomador' },
];

/** One server and one PostgreSQL under a morning's calls of five hundred people over many policies: times by call, and what each costs. */
export async function loadDrill(): Promise<Finding[]> {
  const postgres = await DebianPostgres.create();
  const metrics = await freePort();
  process.env['METRICS_PORT'] = String(metrics);
  try {
    await createDatabase(postgres.url);
    const server = await serverProcess(postgres.url);
    try {
      await fillDatabase(postgres.url, volume, createClock(), () => undefined);
      return [...(await carryOut(server.port, metrics, postgres.url)), ...(await sizes(postgres.url))];
    } finally {
      await server.end('SIGTERM');
    }
  } finally {
    await postgres.stop();
  }
}

const volume = { policies: ROWS, quotes: ROWS, clients: 5000 };

async function carryOut(port: number, metrics: number, url: string): Promise<Finding[]> {
  const postmaster = await postmasterOf(url);
  const before = await spent(metrics, postmaster);
  const results = await Promise.all(morning.map((call) => fire(port, call)));
  const after = await spent(metrics, postmaster);
  const asked = results.reduce((sum, { requests }) => sum + requests.total, 0);
  const each = (seconds: number) => `${((seconds / asked) * 1000).toFixed(1)} ms`;
  const rows = results.map((result, at): Finding => {
    const { latency, non2xx, errors } = result;
    const times = `${latency.p50}, ${latency.p97_5}, ${latency.p99} ms`;
    const failed = non2xx + errors;
    return [`${morning[at]!.what}: median, 97.5 %, 99 %`, `${times}, ${failed} failed`, failed === 0];
  });
  return [
    ...rows,
    ['calls a second, aimed at and reached', `${RATE}, ${(asked / SECONDS).toFixed(1)}`, true],
    ['processor time of the server a call', each(after.server - before.server), true],
    ['of PostgreSQL', each(after.database - before.database), true],
    ['memory of the server before and after', `${before.megabytes} and ${after.megabytes} MB`, true],
  ];
}

function fire(port: number, { share, path, body, uid }: Call): Promise<autocannon.Result> {
  const rate = Math.max(1, Math.round((RATE * share) / 100));
  return autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: Math.min(rate, 10),
    overallRate: rate,
    duration: SECONDS,
    requests: [
      {
        method: body ? 'POST' : 'GET',
        body: body && JSON.stringify(body),
        setupRequest: (request) => {
          const person = uid ?? `volume-${1 + Math.floor(Math.random() * PEOPLE)}`;
          const email = `${person}@lastro.test`;
          const headers = { authorization: `Bearer ${emulatorToken({ sub: person, email })}` };
          return {
            ...request,
            path: `/api${path}${path.endsWith('email=') ? email : ''}`,
            headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
          };
        },
      },
    ],
  });
}

async function spent(metrics: number, postmaster: number) {
  const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)![1]);
  return {
    server: figure('process_cpu_seconds_total'),
    megabytes: Math.round(figure('process_resident_memory_bytes') / 1e6),
    database: await secondsOf(postmaster),
  };
}

async function secondsOf(postmaster: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['--ppid', String(postmaster), '-o', 'pid=']);
  const ticks = await Promise.all(stdout.split('\n').filter(Boolean).map(ticksOf));
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_A_SECOND;
}

async function ticksOf(pid: string): Promise<number> {
  const stat = await readFile(`/proc/${pid.trim()}/stat`, 'utf8').catch(() => '');
  const [user, kernel] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user ?? 0) + (kernel ?? 0);
}

async function postmasterOf(url: string): Promise<number> {
  const [row] = await query<{ pid: number }>(
    url,
    "select pid from pg_stat_activity where backend_type = 'checkpointer'",
  );
  const status = await readFile(`/proc/${row!.pid}/status`, 'utf8').catch(() => '');
  return Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]);
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
