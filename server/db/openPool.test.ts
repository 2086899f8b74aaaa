import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/createTestDatabase';
import type { TestDatabase } from '../../tests/support/createTestDatabase';
import { databaseProblem } from '../http/databaseProblem';
import { pgProxy } from '../testing/pgProxy';
import type { PgProxy } from '../testing/pgProxy';
import { openDb } from './db';
import type { Db } from './db';

let database: TestDatabase;
let proxy: PgProxy;
let near: ReturnType<typeof openDb>;
let other: ReturnType<typeof openDb>;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await pgProxy(database.directUrl);
  const ignore = () => undefined;
  near = openDb(proxy.url, ignore, 2, { patience: { connect: 3000, statement: 500, silence: 1000 } });
  other = openDb(database.directUrl, ignore, 1);
});
afterAll(async () => {
  await proxy.close();
  await Promise.all([near.pool.end(), other.pool.end()]);
  await database.drop();
});

const ask = async (db: Db) => (await db.execute<{ one: number }>(sql`select 1 as one`)).rows[0]?.one;
const pidOf = async (db: Db) =>
  (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]!.pid;
const kill = (pid: number) => other.db.execute(sql`select pg_terminate_backend(${pid}, 5000)`);
/** What the API would answer. */
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => databaseProblem(error)?.code,
  );

test.each([
  ['between two statements', () => Promise.resolve()],
  ['during a statement', (tx: Db) => tx.execute(sql`select pg_sleep(0.1)`)],
])('a connection killed %s fails its transaction and nothing else', async (_when, meanwhile) => {
  const work = near.db.transaction(async (tx) => {
    const pid = await pidOf(tx);
    await Promise.all([kill(pid), meanwhile(tx)]);
    return ask(tx);
  });
  expect(await codeOf(work)).toBe('UNAVAILABLE');
  expect(await ask(near.db)).toBe(1);
});

test('connections on which not even BEGIN arrived come back to the pool', async () => {
  for (let round = 0; round < 3; round += 1) {
    const pids = await Promise.all([pidOf(near.db), pidOf(near.db)]);
    proxy.silence();
    const lost = pids.map(() => codeOf(near.db.transaction(ask)));
    expect(await Promise.all(lost)).toEqual(['UNAVAILABLE', 'UNAVAILABLE']);
    await proxy.restore();
    expect(await near.db.transaction(ask)).toBe(1);
  }
});

test('a statement has a time limit, after which its connection goes on', async () => {
  expect(await codeOf(near.db.execute(sql`select pg_sleep(10)`))).toBe('UNAVAILABLE');
  expect(await ask(near.db)).toBe(1);
});

test('a silent network is given up, and a refused port found again', async () => {
  const silent = near.db.transaction(async (tx) => {
    await ask(tx);
    proxy.silence();
    return ask(tx);
  });
  expect(await codeOf(silent)).toBe('UNAVAILABLE');
  expect(await codeOf(near.db.transaction(ask))).toBe('UNAVAILABLE');
  await proxy.refuse();
  expect(await codeOf(ask(near.db))).toBe('UNAVAILABLE');
  await proxy.restore();
  expect(await ask(near.db)).toBe(1);
});
