import { setTimeout as pause } from 'node:timers/promises';
import { readBrand } from '../../server/brand';
import { openDb } from '../../server/db/db';
import { migrate } from '../../server/db/migrate';
import { seedDemonstration } from '../../server/seed/seedDemonstration';
import { serverProcess } from '../../server/testing/serverProcess';
import { until } from '../../server/testing/until';
import { createDatabase, query } from './DebianPostgres';
import { PgBackRest } from './PgBackRest';
import type { Finding } from './restore';
import { tableHashes } from './tableHashes';
import { writeMails, type Written } from './writeMails';

const EVERY_MS = 20;
const PHASE_MS = 3000;
/** Longer than ops/pgbackrest lets writes be on one machine alone. */
const ON_MS = 100_000;
const ARCHIVE_SECONDS = 60;
const PROMOTED_MS = 60_000;

/** Write, back up meanwhile, go on writing, spoil it, go on, lose the machine: restored to its end, and to the second before. */
export async function pitrDrill(): Promise<Finding[]> {
  const tool = await PgBackRest.create();
  try {
    await create(tool.postgres.url);
    return await carryOut(tool);
  } finally {
    await tool.postgres.stop();
  }
}

async function carryOut(tool: PgBackRest): Promise<Finding[]> {
  const { postgres } = tool;
  const backedUp = await backUp(tool);
  const then = await stillSecond(postgres.url);
  await query(postgres.url, 'truncate mails; drop table quotes cascade');
  const after = await during(postgres.url, then.rows, () => pause(ON_MS));
  await postgres.destroy();
  const end = await toTheEnd(tool, after);
  await postgres.halt();
  const unasked = await refusal(tool.run('restore'));
  const second = await toTheSecond(tool, then);
  return [['rows written while it was backed up', `${backedUp}`, backedUp > 0], ...end, unasked, ...second];
}

async function create(url: string): Promise<void> {
  await createDatabase(url);
  await migrate(url);
  const { db, pool } = openDb(url, () => undefined, 5);
  await seedDemonstration(db, readBrand({}));
  await pool.end();
}

async function during(url: string, from: number, work: () => Promise<unknown>): Promise<Written> {
  const writer = writeMails(url, { from, everyMs: EVERY_MS });
  await pause(PHASE_MS);
  await work();
  await pause(PHASE_MS);
  return await writer.stop();
}

async function backUp(tool: PgBackRest): Promise<number> {
  await tool.run('check');
  const { count } = await during(tool.postgres.url, 0, () => tool.run('--type=full', 'backup'));
  return count;
}

interface Then {
  /** A whole second, as PostgreSQL and pgBackRest read it. */
  readonly at: string;
  readonly rows: number;
  readonly hashes: Readonly<Record<string, string>>;
}

/** Nothing is written between what is read here and the second that it is the state of. */
async function stillSecond(url: string): Promise<Then> {
  const hashes = await tableHashes(url);
  const [row] = await query<{ at: string; rows: number }>(
    url,
    `select to_char(date_trunc('second', clock_timestamp() + interval '1 s') at time zone 'utc',
       'YYYY-MM-DD HH24:MI:SS"+00"') as at, (select count(*)::int from mails) as rows`,
  );
  await query(url, 'select pg_sleep(1.1)');
  return { ...row!, hashes };
}

/** What a dead machine costs: its last writes, as far as their WAL had not left it. */
async function toTheEnd(tool: PgBackRest, told: Written): Promise<Finding[]> {
  const took = await restore(tool, '--archive-mode=off');
  const [found] = await query<{ n: number; at: Date }>(
    tool.postgres.url,
    'select max(text::int) + 1 as n, max(created_at) as at from mails',
  );
  const seconds = (told.at.getTime() - found!.at.getTime()) / 1000;
  return [
    [
      'machine lost: confirmed writes that are gone with it',
      `${told.count - found!.n} of ${told.count}`,
      true,
    ],
    ['machine lost: seconds of writes that are gone', seconds.toFixed(1), seconds <= ARCHIVE_SECONDS + 5],
    ['machine lost: seconds until it is back', took, true],
  ];
}

async function toTheSecond(tool: PgBackRest, then: Then): Promise<Finding[]> {
  const took = await restore(
    tool,
    '--delta',
    '--type=time',
    `--target=${then.at}`,
    '--target-action=promote',
  );
  const { url } = tool.postgres;
  const [found] = await query<{ n: number }>(url, 'select count(*)::int as n from mails');
  const hashes = await tableHashes(url);
  const all = Object.keys(then.hashes);
  const other = all.filter((table) => hashes[table] !== then.hashes[table]);
  const server = await serverProcess(url);
  const ready = await fetch(`http://127.0.0.1:${server.port}/api/ready`);
  await server.end('SIGTERM');
  return [
    [`${then.at}: rows as they were`, `${found!.n} of ${then.rows}`, found!.n === then.rows],
    [
      'tables that read otherwise than then',
      `${[other.length, ...other]} of ${all.length}`,
      other.length === 0,
    ],
    ['the portal on it is ready', `${ready.status}`, ready.ok],
    ['seconds until it is back', took, true],
  ];
}

/** Answers the seconds until the database takes writes. */
async function restore(tool: PgBackRest, ...how: string[]): Promise<string> {
  const began = performance.now();
  await tool.run(...how, 'restore');
  await tool.postgres.start();
  const isOpen = async () => {
    const [row] = await query<{ replays: boolean }>(
      tool.postgres.url,
      'select pg_is_in_recovery() as replays',
    );
    return row!.replays ? undefined : true;
  };
  await until(isOpen, PROMOTED_MS);
  return ((performance.now() - began) / 1000).toFixed(1);
}

async function refusal(work: Promise<unknown>): Promise<Finding> {
  const said = await work.then(
    () => 'was taken',
    (error: Error) => error.message,
  );
  const reason = said.split('\n').find((line) => line.includes('ERROR')) ?? said;
  return ['over a database that is there, unasked', reason, said.includes('contains files')];
}
