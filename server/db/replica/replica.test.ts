import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refuse } from '../../http/refuse';
import { pgProxy, type PgProxy } from '../../testing/pgProxy';
import { streamingReplica, type StreamingReplica } from '../../testing/streamingReplica';
import { until } from '../../testing/until';
import { openDb, type Db } from '../db';
import { openReplica } from './openReplica';
import { Replica, type ReadOutcome } from './Replica';

/** Longer than a replica takes on a crowded machine. */
const LONGEST_MS = 10_000;

let ground: StreamingReplica;
let proxy: PgProxy;
let leader: ReturnType<typeof openDb>;
let replica: Replica;
const outcomes: ReadOutcome[] = [];

const replicaOf = (url: string, longestDelayMs = LONGEST_MS) =>
  new Replica({
    url,
    longestDelayMs,
    leader: leader.db,
    onError: () => undefined,
    ended: (outcome) => outcomes.push(outcome),
  });

beforeAll(async () => {
  ground = await streamingReplica();
  proxy = await pgProxy(ground.replicaUrl);
  leader = openDb(ground.leaderUrl, () => undefined, 4);
  await leader.db.execute(sql`create table notes (id serial primary key)`);
  replica = replicaOf(proxy.url);
});
afterAll(async () => {
  await replica.stop();
  await proxy.close();
  await leader.pool.end();
  await ground.stop();
});
beforeEach(async () => {
  await until(async () => ((await replica.look()) === undefined ? true : undefined));
  outcomes.length = 0;
});

const write = () => leader.db.execute(sql`insert into notes default values`);
const count = async (db: Db) =>
  (await db.execute<{ n: number }>(sql`select count(*)::int as n from notes`)).rows[0]!.n;
const isStandby = async (db: Db) =>
  (await db.execute<{ yes: boolean }>(sql`select pg_is_in_recovery() as yes`)).rows[0]!.yes;

test('what was written a moment ago is in what the replica answers, each time', async () => {
  const before = await count(leader.db);
  for (let written = 1; written <= 50; written += 1) {
    await write();
    expect(await replica.read(count)).toBe(before + written);
  }
  expect(outcomes).toEqual(Array.from({ length: 50 }, () => 'replica'));
  expect(replica.state).toMatchObject({ isUsed: true, says: expect.stringMatching(/^\d+ ms behind$/) });
});

test('a read that asks for several things at once gets them of the replica', async () => {
  expect(await replica.read((db) => Promise.all([isStandby(db), isStandby(db), isStandby(db)]))).toEqual([
    true,
    true,
    true,
  ]);
});

test('a replica that stands still answers until something new was written, and then the leader does', async () => {
  const hasty = replicaOf(proxy.url, 20);
  await until(async () => ((await hasty.look()) === undefined ? true : undefined));
  await ground.onReplica('select pg_wal_replay_pause()');
  // Of a leader that writes nothing it has everything.
  const before = await until(async () => {
    await hasty.look();
    return (await hasty.read(isStandby)) ? hasty.read(count) : undefined;
  });
  outcomes.length = 0;
  await write();
  expect(await hasty.read(count)).toBe(before + 1);
  expect(await hasty.read(count)).toBe(before + 1);
  expect(outcomes).toEqual(['behind', 'away']);
  await hasty.look();
  const early = hasty.state.delayMs!;
  await hasty.look();
  expect(hasty.state.delayMs!).toBeGreaterThan(early);
  expect(hasty.state.says).toMatch(/^not used: \d+\.\d s behind$/);
  await ground.onReplica('select pg_wal_replay_resume()');
  await until(async () => ((await hasty.look()) === undefined ? true : undefined));
  expect(await hasty.read(isStandby)).toBe(true);
  await hasty.stop();
});

test('a replica whose connections are cut, that refuses or is silent costs a read nothing but the way to the leader', async () => {
  const cut = (db: Db) =>
    db.execute(sql`select pg_terminate_backend(pg_backend_pid())
    where pg_is_in_recovery()`);
  const answered = await replica.read(async (db) => {
    await cut(db);
    return isStandby(db);
  });
  expect(answered).toBe(false);
  await replica.look();
  await proxy.refuse();
  expect(await replica.read(isStandby)).toBe(false);
  await proxy.restore();
  await until(async () => ((await replica.look()) === undefined ? true : undefined));
  proxy.silence();
  expect(await replica.read(isStandby)).toBe(false);
  expect(outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(3);
  expect(await replica.read(isStandby)).toBe(false);
  expect(replica.state).toEqual({ isUsed: false, delayMs: null, says: 'not used: it does not answer' });
  await proxy.restore();
});

test('a refusal is an answer, and the replica stays in use', async () => {
  const refused = replica.read(async () => {
    throw refuse('NOT_FOUND');
  });
  await expect(refused).rejects.toThrow('NOT_FOUND');
  expect(await replica.read(isStandby)).toBe(true);
});

test('nothing is written there: such work is done by the leader', async () => {
  const before = await count(leader.db);
  await replica.read((db) => db.execute(sql`insert into notes default values`));
  expect([outcomes, await count(leader.db)]).toEqual([['failed'], before + 1]);
});

const opened = (url: string, told: string[] = []) =>
  openReplica(
    { url, longestDelayMs: LONGEST_MS },
    {
      leader: leader.db,
      onError: () => undefined,
      ended: () => undefined,
      tell: (sentence) => told.push(sentence),
    },
  );
const elsewhere = (change: Partial<URL>) => Object.assign(new URL(ground.replicaUrl), change).href;

test.each([
  ['another database', { pathname: '/postgres' }, 'leads to another database than DATABASE_URL'],
  ['no database', { pathname: '/nowhere' }, 'is refused by its server: database "nowhere" does not exist.'],
  ['a wrong password', { password: 'x' }, 'is refused by its server: password authentication failed'],
])('a start with %s behind the address is refused', async (_what, change, sentence) => {
  await expect(opened(elsewhere(change))).rejects.toThrow(`DATABASE_REPLICA_URL ${sentence}`);
});

test('a start without the replica goes on and says so', async () => {
  const told: string[] = [];
  await proxy.refuse();
  const away = await opened(proxy.url, told);
  expect(await away.read(isStandby)).toBe(false);
  await away.stop();
  await proxy.restore();
  expect(told).toEqual([
    'The replica is not used: it does not answer. All reads ask the leader until it is there.',
  ]);
});

// The last one: it ends the replication.
test('a replica that was promoted is used no longer, in the middle of its use', async () => {
  await ground.onReplica('select pg_promote()');
  await write();
  const before = await count(leader.db);
  expect(await replica.read(count)).toBe(before);
  await replica.look();
  expect(replica.state.says).toBe('not used: it follows no leader, or leads itself');
});
