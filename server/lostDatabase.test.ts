import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../tests/support/createTestDatabase';
import type { TestDatabase } from '../tests/support/createTestDatabase';
import { openDb } from './db/db';
import { quotes } from './db/schema';
import { seedDemonstration } from './seed/seedDemonstration';
import { bidRecord } from './testing/bidRecord';
import { pgProxy } from './testing/pgProxy';
import type { PgProxy } from './testing/pgProxy';
import { CROWDED, testApp } from './testing/testApp';
import type { TestApp } from './testing/testApp';
import { until } from './testing/until';

let database: TestDatabase;
let proxy: PgProxy;
let beside: ReturnType<typeof openDb>;
let server: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await pgProxy(database.url);
  beside = openDb(database.url, () => undefined, 2, { patience: CROWDED });
  await seedDemonstration(beside.db);
  server = await testApp({ jobs: 'working', database: { ...database, url: proxy.url } });
});
afterAll(async () => {
  await server.close();
  await proxy.close();
  await beside.pool.end();
  await database.drop();
});

const register = (key: string) =>
  server.as('demo-tomador', {
    method: 'POST',
    url: '/api/quote/bid',
    payload: { bid: bidRecord() },
    headers: { 'idempotency-key': key },
  });
const kill = (which: SQL) =>
  beside.db.execute(sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and ${which}`);
const waiting = sql`wait_event_type = 'Lock'`;

/** Holds the counter, so that registrations stop in the middle of their transactions. */
async function holdCounter(): Promise<() => Promise<void>> {
  const client = await beside.pool.connect();
  await client.query(`begin; insert into identifier_counters values ('BID', 0) on conflict do nothing`);
  await client.query(`select 1 from identifier_counters where prefix = 'BID' for update`);
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

/** As a browser does that was told to come back. */
const registered = (key: string) =>
  until(async () => {
    const answer = await register(key);
    if (answer.statusCode === 503) {
      expect(answer.headers['retry-after']).toBe('5');
      return undefined;
    }
    expect(answer.statusCode).toBe(200);
    return answer.json<{ Data: { Identifier: string } }>().Data.Identifier;
  });

test('connections killed under writes: nothing is lost, nothing doubled, and the jobs go on', async () => {
  const keys = Array.from({ length: 20 }, (_, index) => `request-${index}`);
  const release = await holdCounter();
  const writing = Promise.all(keys.map(register));
  await until(async () => ((await kill(waiting)).rowCount! > 2 ? true : undefined));
  await release();
  const first = await writing;
  expect(new Set(first.map(({ statusCode }) => statusCode))).toContain(503);
  // Those too that wait in a pool or look for jobs.
  await kill(sql`true`);
  const identifiers = await Promise.all(keys.map(registered));
  expect(new Set(identifiers).size).toBe(20);
  expect(await beside.db.$count(quotes)).toBe(20);
  await until(async () => ((await beside.db.$count(quotes, eq(quotes.status, 2))) === 20 ? true : undefined));
});

test('with the database silent, health answers in time and so does whoever came later', async () => {
  expect((await server.as(null, { url: '/api/health' })).statusCode).toBe(200);
  proxy.silence();
  // Nothing but the patience of health ends these while the database is silent.
  const answers = await Promise.all([1, 2].map(() => server.as(null, { url: '/api/health' })));
  for (const { statusCode, headers } of answers) {
    expect({ statusCode, after: headers['retry-after'] }).toEqual({ statusCode: 503, after: '5' });
  }
  await proxy.restore();
  await until(async () =>
    (await server.as(null, { url: '/api/health' })).statusCode === 200 ? true : undefined,
  );
});

test('a refused port is 503, and found again', async () => {
  await proxy.refuse();
  expect((await register('refused-port')).statusCode).toBe(503);
  await proxy.restore();
  expect(await registered('refused-port')).toMatch(/^BID\d{7}$/);
});
