import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { readBrand } from '../../server/brand';
import { openDb } from '../../server/db/db';
import { migrate } from '../../server/db/migrate';
import { seedDemonstration } from '../../server/seed/seedDemonstration';
import { DUMP, countRows } from '../backup/Manifest';
import { makeBackup } from '../backup/makeBackup';
import { restoreBackup } from '../restore/restoreBackup';
import { createDatabase, query, startDebianPostgres } from './DebianPostgres';

/** One line of the drill's table. */
export type Finding = readonly [what: string, found: string, isAsItMustBe: boolean];

/** Write, back up meanwhile, go on writing, destroy, restore: what was there at the backup is there again, and nothing else. */
export async function restoreDrill(): Promise<Finding[]> {
  const postgres = await startDebianPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'lastro-backup-'));
  try {
    await create(postgres.url);
    return await carryOut(postgres.url, folder);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function carryOut(url: string, folder: string): Promise<Finding[]> {
  const still = await hashes(url);
  const writer = write(url);
  await pause(500);
  const { rows } = await makeBackup({ databaseUrl: url }, folder);
  await pause(500);
  const written = await writer.stop();
  const asks = await refusal(restoreBackup(folder, { databaseUrl: url, mayReplace: async () => false }));
  await query(url, 'truncate mails; drop table quotes cascade');
  const began = performance.now();
  const always = { databaseUrl: url, mayReplace: async () => true };
  const { before } = await restoreBackup(folder, always);
  const took = (performance.now() - began) / 1000;
  const after = await hashes(url);
  const [found] = await query<{ n: number }>(url, 'select count(*)::int as n from mails');
  await appendFile(join(folder, DUMP), 'x');
  const damaged = await refusal(restoreBackup(folder, always));
  const other = Object.keys(still).filter(
    (table) => table !== 'public.mails' && still[table] !== after[table],
  );
  return [
    [
      'rows written while it was backed up',
      `${rows['public.mails']} of ${written} are in the backup`,
      rows['public.mails']! <= written,
    ],
    ['these rows after the restore', `${found!.n}`, found!.n === rows['public.mails']],
    [
      'tables that read otherwise than before',
      `${other.length} of ${Object.keys(still).length}`,
      other.length === 0,
    ],
    ['what was destroyed is kept beside it', before ?? 'no', before !== undefined],
    ['a database that holds something', asks, asks.includes('stays as it is')],
    ['a damaged file', damaged, damaged.includes('not what was backed up')],
    ['seconds', took.toFixed(1), true],
  ];
}

async function create(url: string): Promise<void> {
  await createDatabase(url);
  await migrate(url);
  const { db, pool } = openDb(url, () => undefined, 2);
  await seedDemonstration(db, readBrand({}));
  await pool.end();
}

/** Writes row after row, each in a transaction of its own. */
function write(url: string) {
  const ending = new AbortController();
  const done = (async () => {
    const client = new Client(url);
    await client.connect();
    let count = 0;
    for (; !ending.signal.aborted; count += 1) {
      const row = `insert into mails (recipient, subject, text, created_at) values ('', '', $1, now())`;
      await client.query(row, [String(count)]);
    }
    await client.end();
    return count;
  })();
  return {
    stop: () => {
      ending.abort();
      return done;
    },
  };
}

/** What every table holds, in one number a table. */
async function hashes(url: string): Promise<Record<string, string>> {
  const client = new Client(url);
  await client.connect();
  const found: Record<string, string> = {};
  for (const table of Object.keys(await countRows(client))) {
    const { rows } = await client.query<{ hash: string }>(
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${table} t`,
    );
    found[table] = rows[0]!.hash;
  }
  await client.end();
  return found;
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'was taken',
    (error: Error) => error.message,
  );
