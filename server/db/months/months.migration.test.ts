import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/createTestDatabase';
import { until } from '../../testing/until';
import { migrate } from '../migrate';
import { keepMonths } from './keepMonths';

/** Another one, between, locks the requests. */
const BEFORE = '0014_comment-order';
const NOW = new Date('2026-11-20T15:00:00Z');

let database: TestDatabase;
/** A server of the version before, which stays connected. */
let old: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  old = new Client(database.directUrl);
  await old.connect();
  await old.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  await asOfBefore();
});
afterAll(async () => {
  await old.end();
  await database.drop();
});

async function asOfBefore(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lastro-migrations-'));
  await cp(fileURLToPath(new URL('../migrations', import.meta.url)), folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex(({ tag }) => tag === BEFORE);
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  await runMigrations(drizzle(old), { migrationsFolder: folder });
  await rm(folder, { recursive: true });
}

const insertAudit = (subject: string, at: string) => ({
  name: 'insert_audit',
  text: `insert into audit_log (id, actor_uid, action, subject, after, at) values (default, $1, 'quote.approve', $2, $3, $4) returning *`,
  values: ['ana', subject, { status: 2 }, at],
});
const isSomebodyWaiting = async () => {
  const { rows } = await old.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows.length > 0 || undefined;
};
const written = async () => ({
  audit: (await old.query('select * from audit_log order by id')).rows,
  addresses: (await old.query('select * from ip_log order by id')).rows,
  mails: (await old.query('select * from mails order by id')).rows,
});

test('what was written before is as it was, and the version before goes on, with its statements prepared', async () => {
  await old.query(
    `insert into users (uid, email, name) values ('ana', 'ana@prado.test', 'Ana'), ('rui', 'rui@prado.test', 'Rui')`,
  );
  await old.query(insertAudit('quote:BID1', '2024-02-29T12:00:00Z'));
  await old.query(insertAudit('quote:BID2', '2026-11-20T15:00:00Z'));
  await old.query(
    `insert into ip_log (user_uid, ip, user_type, at) values ('ana', '10.0.0.1', 'client', '2026-06-30T23:59:59Z'), ('rui', '10.0.0.2', 'client', '2026-11-01')`,
  );
  await old.query(
    `insert into mails (recipient, subject, text, created_at) values ('ana@prado.test', 'Senha', 'x', '2026-11-19'), ('rui@prado.test', 'Senha', 'y', '2026-11-20')`,
  );
  // The newest ids are gone, and are not given out again.
  await old.query('delete from mails where id = 2');
  await old.query(
    'drop role if exists lastro_reports; create role lastro_reports; grant select on mails to lastro_reports',
  );
  const before = await written();

  const reader = new Client(database.directUrl);
  await reader.connect();
  await reader.query('begin; select * from mails');
  const migrating = migrate(database.directUrl);
  await until(isSomebodyWaiting);
  // What the migrations before it have locked is free: whoever reads it may have what this one waits for.
  await old.query(`set statement_timeout = '20s'; select from quotes; reset statement_timeout`);
  // Whoever stands behind it waits for less than a second.
  await old.query(`update users set name = 'Ana Prado' where uid = 'ana'`);
  await reader.query('commit');
  await reader.end();
  await migrating;
  expect(await written()).toEqual(before);
  const { rows } = await old.query(insertAudit('quote:BID3', '2026-11-20T15:00:01Z'));
  expect(rows).toMatchObject([{ id: '3', subject: 'quote:BID3' }]);

  await keepMonths(old, NOW);
  expect(await written()).toEqual({ ...before, audit: [...before.audit, rows[0]] });
  const { rows: later } = await old.query(insertAudit('quote:BID4', '2027-01-01T00:00:00Z'));
  expect(later).toMatchObject([{ id: '4' }]);
  const { rows: mail } = await old.query(
    `insert into mails (recipient, subject, text, created_at) values ('ana@prado.test', 'Senha', 'z', '2027-01-05') returning id`,
  );
  expect(mail).toEqual([{ id: '3' }]);
  expect((await old.query(`update mails set sent_at = now(), text = '' where id in (1, 3)`)).rowCount).toBe(
    2,
  );
});

test('rights, foreign keys and names of indexes are those of before', async () => {
  const { rows: right } = await old.query(
    `select has_table_privilege('lastro_reports', 'mails', 'select') as mails, has_table_privilege('lastro_reports', 'ip_log', 'select') as addresses`,
  );
  expect(right).toEqual([{ mails: true, addresses: false }]);
  await old.query('drop owned by lastro_reports; drop role lastro_reports');
  for (const at of ['2026-11-20', '2027-01-20', '2050-01-01'])
    await expect(
      old.query(
        `insert into ip_log (user_uid, ip, user_type, at) values ('nobody', '10.0.0.3', 'client', $1)`,
        [at],
      ),
    ).rejects.toThrow('foreign key');
  await old.query(
    `insert into ip_log (user_uid, ip, user_type, at) values ('rui', '10.0.0.2', 'client', '2027-01-01'), ('rui', '10.0.0.2', 'client', '2050-01-01')`,
  );
  await old.query(`delete from users where uid = 'rui'`);
  expect((await written()).addresses).toMatchObject([{ user_uid: 'ana' }]);
  await old.query(`delete from users where uid = 'ana'`);
  expect((await written()).audit.map((row) => row.actor_uid)).toEqual([null, null, null, null]);
  const { rows } = await old.query(
    `select indexrelid::regclass::text as name from pg_index where indrelid in ('audit_log'::regclass, 'ip_log'::regclass, 'mails'::regclass) and indisvalid order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'audit_log_at',
    'audit_log_subject',
    'ip_log_at',
    'ip_log_user',
    'mails_age',
  ]);
});
