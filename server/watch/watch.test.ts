import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsKnown } from '../db/migrate';
import { openDb } from '../db/db';
import { testApp, type TestApp } from '../testing/testApp';
import { watchDatabase } from './databaseFigures';
import { watchParts } from './parts';
import { serveMetrics } from './serveMetrics';
import { Watch } from './Watch';

let server: TestApp;
const watch = new Watch();
const remote = [{ name: 'ViaCEP', isOpen: () => isGivenUp }];
let isGivenUp = false;
let pool: ReturnType<typeof openDb>['pool'];

beforeAll(async () => {
  server = await testApp({ jobs: 'idle', deps: () => ({ watch }) });
  ({ pool } = openDb(server.database.url, () => undefined, 1));
  const migrations = migrationsKnown();
  watchParts(watch, { db: server.db, adapters: { remote }, dataDir: tmpdir(), migrations });
});
afterAll(async () => {
  await pool.end();
  await server.close();
});

const get = (url: string) => server.as(null, { url });

/** The lines of the figures whose names begin so, asked for anew: an answer is kept for a second. */
async function figures(name: string): Promise<string[]> {
  const own = new Watch();
  watchDatabase(own, server.db, pool);
  return (await own.registry.metrics()).split('\n').filter((line) => line.startsWith(name));
}

test('a process that lives says so without asking anybody', async () => {
  expect((await get('/api/live')).json().Data).toEqual({ status: 'live' });
});

test('each part tells its state, and what is not vital takes nobody out of service', async () => {
  isGivenUp = true;
  const { status, parts } = (await get('/api/ready')).json().Data;
  isGivenUp = false;
  expect(status).toBe('ready');
  const names = ['database', 'migrations', 'jobs', 'housekeeping', 'look-ups', 'disk', 'hub'];
  expect(parts.map(({ part }: { part: string }) => part).toSorted()).toEqual(names.toSorted());
  expect(parts).toContainEqual({
    part: 'look-ups',
    isWell: false,
    isVital: false,
    says: 'given up: ViaCEP',
  });
});

test('a vital part that does not work is a 503 that names it', async () => {
  const other = await testApp({ database: server.database });
  other.deps.watch.part('database', { isVital: true }, () => Promise.reject(new Error('gone')));
  const answer = await other.as(null, { url: '/api/ready' });
  await other.close();
  expect(answer.statusCode).toBe(503);
  expect(answer.json().Errors).toEqual([{ path: 'database', code: 'unwell', message: 'no answer' }]);
});

test('requests are counted by their route, never by an address that holds what somebody typed', async () => {
  await get('/api/client/ViaCEPWS/01310930');
  await get('/no/such/page-of-ana@prado.test');
  const text = await watch.registry.metrics();
  expect(text).toContain('route="/api/client/ViaCEPWS/:cep"');
  expect(text).toContain('route="none"');
  expect(text).not.toMatch(/01310930|prado/);
});

test('what waits in the database is told with its age', async () => {
  await server.db.execute(sql`
    insert into mails (recipient, subject, text, created_at)
    values ('a@b.test', 's', 't', now() - interval '90 seconds')`);
  expect(await figures('lastro_mails_waiting ')).toEqual(['lastro_mails_waiting 1']);
  const [age] = await figures('lastro_mails_oldest_seconds ');
  expect(Number(age?.split(' ')[1])).toBeGreaterThanOrEqual(90);
  expect(await figures('lastro_jobs_waiting{queue="housekeeping"}')).toHaveLength(1);
  expect(await figures('lastro_database_up ')).toEqual(['lastro_database_up 1']);
});

test('an e-mail that was given up waits no longer', async () => {
  const { rows } = await server.db.execute<{ id: number }>(sql`
    insert into mails (recipient, subject, text, created_at) values ('nobody@b.test', 's', 't', now()) returning id`);
  await server.deps.jobs.send(server.db, 'mail', { mailId: Number(rows[0]!.id) });
  expect(await figures('lastro_mails_waiting ')).toEqual(['lastro_mails_waiting 2']);
  await server.db.execute(sql`update pgboss.job set state = 'failed' where name = 'mail'`);
  expect(await figures('lastro_mails_waiting ')).toEqual(['lastro_mails_waiting 1']);
  await server.db.execute(sql`delete from pgboss.job where name = 'mail'`);
});

test('a job that was given up is told until it is asked for again as the handbook says', async () => {
  await server.deps.jobs.send(server.db, 'underwriting', { quoteId: '00000000-0000-4000-8000-000000000000' });
  await server.db.execute(
    sql`update pgboss.job set state = 'failed', retry_count = 12, completed_on = now() where name = 'underwriting'`,
  );
  expect(await figures('lastro_jobs_given_up{')).toEqual(['lastro_jobs_given_up{queue="underwriting"} 1']);
  const again = /`(update pgboss\.job .*;)`/.exec(readFileSync('docs/operations.md', 'utf8'))![1]!;
  await server.db.execute(sql.raw(again));
  expect(await figures('lastro_jobs_given_up{')).toEqual([]);
  expect(await figures('lastro_jobs_waiting{queue="underwriting"}')).toEqual([
    'lastro_jobs_waiting{queue="underwriting"} 1',
  ]);
});

test('a figure that cannot be had leaves the others', async () => {
  const own = new Watch();
  own.figure('lastro_broken', 'never', () => Promise.reject(new Error('no')));
  own.figure('lastro_sound', 'always', () => 7);
  const text = await own.registry.metrics();
  expect(text).toContain('lastro_sound 7');
  expect(text).not.toMatch(/^lastro_broken \d/m);
});

test('the figures are served on a port of their own, and nothing else is', async () => {
  const served = await serveMetrics(new Watch().ofProcess(), { host: '127.0.0.1', port: 0 });
  const { port } = served.address as AddressInfo;
  const read = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(await read.text()).toContain('nodejs_eventloop_lag_seconds');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  await expect(serveMetrics(new Watch(), { host: '127.0.0.1', port })).rejects.toThrow('METRICS_PORT');
  await served.stop();
});
