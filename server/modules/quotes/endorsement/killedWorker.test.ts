import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/createTestDatabase';
import { createClock } from '../../../clock';
import { billets, endorsements, notifications } from '../../../db/schema';
import { AMOUNT, endorsementDesk } from '../../../testing/endorsementDesk';
import { emissionDesk } from '../../../testing/emissionDesk';
import { serverProcess, type ServerProcess } from '../../../testing/serverProcess';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { until } from '../../../testing/until';
import { findPolicyById } from '../../issued/policies/repository';

const CLIENTE = 'demo-cliente';
const NUMBER = '20260775900000100';

let database: TestDatabase;
let worker: ServerProcess;
let server: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  worker = await serverProcess(database);
  server = await testApp({ jobs: 'idle', database, deps: () => ({ clock: createClock(0) }) });
});
afterAll(async () => {
  await worker.end('SIGTERM');
  await server.close();
  await database.drop();
});

const { recordFor, sendRecord, rowOf, policyOf } = endorsementDesk(() => server);
const { pay } = emissionDesk(() => server);

const hasStatus = (identifier: string, status: number) =>
  until(async () => ((await rowOf(identifier)).status === status ? true : undefined));

const waitingForLocks = (count: number) =>
  until(async () => {
    const waiting = sql`select count(*)::int as total from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const { rows } = await server.db.execute<{ total: number }>(waiting);
    return rows[0]?.total === count ? true : undefined;
  });

/** Keeps the policy, so that whoever issues an endorsement of it stops in the middle of its work. */
async function held<T>(policyId: string, work: () => Promise<T>): Promise<T> {
  return server.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from policies where id = ${policyId} for no key update`);
    return work();
  });
}

test('a worker killed while it issues an endorsement loses nothing and doubles nothing', async () => {
  const before = await policyOf(NUMBER);
  const more = Number(before.insuredAmount) * 2;
  const { data } = await sendRecord(CLIENTE, await recordFor(CLIENTE, NUMBER, 'b', { [AMOUNT]: more }));
  const identifier: string = data.Identifier;
  await hasStatus(identifier, 2);
  const told = eq(notifications.notificationType, 'IssuedEndorsement');
  const drawn = async () => [
    await server.db.$count(endorsements, eq(endorsements.policyId, before.id)),
    await server.db.$count(billets, eq(billets.policyId, before.id)),
    await server.db.$count(notifications, told),
  ];
  const [, own = 0] = await drawn();

  await held(before.id, async () => {
    expect((await pay(identifier, {}, false, undefined, CLIENTE)).data.Status).toBe(7);
    await waitingForLocks(1);
    await worker.end('SIGKILL');
  });
  await waitingForLocks(0);
  expect((await rowOf(identifier)).status).toBe(7);
  expect(await drawn()).toEqual([0, own, 0]);
  expect(await findPolicyById(server.db, before.id)).toEqual(before);

  // The minute after which a silent worker's jobs are somebody else's.
  await server.db.execute(sql`update pgboss.job set started_on = now() - interval '2 minutes'
    where state = 'active'`);
  worker = await serverProcess(database);
  await hasStatus(identifier, 12);
  expect(await drawn()).toEqual([1, own + 1, expect.any(Number)]);
  expect(await findPolicyById(server.db, before.id)).toMatchObject({
    insuredAmount: `${more}.00`,
    version: before.version + 1,
  });
});
