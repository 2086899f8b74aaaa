import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/createTestDatabase';
import { emulatorToken } from '../../../../tests/support/emulatorToken';
import { civilDayOf } from '../../../../engine/values/instant';
import { openDb } from '../../../db/db';
import { billets, identifierCounters, notifications, policies, quotes } from '../../../db/schema';
import { bidRecord } from '../../../testing/bidRecord';
import { serverProcess, type ServerProcess } from '../../../testing/serverProcess';
import { until } from '../../../testing/until';

const token = emulatorToken({ sub: 'demo-tomador', email: 'tomador@lastro.test' });

let database: TestDatabase;
let ground: ReturnType<typeof openDb>;
let server: ServerProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await serverProcess(database);
  ground = openDb(database.url, () => undefined, 4);
});
afterAll(async () => {
  await server.end('SIGTERM');
  await ground.pool.end();
  await database.drop();
});

async function post(path: string, body: object) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const url = `http://127.0.0.1:${server.port}/api${path}`;
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const { Data, Message } = (await answer.json()) as { Data: { Identifier: string }; Message: string };
  if (!answer.ok) throw new Error(Message);
  return Data.Identifier;
}

/** As the server counts, which has begun another day where midnight has come meanwhile. */
const inDays = (days: number) => civilDayOf(new Date(Date.now() + days * 86_400_000));

/** A bid that the insurer has released by itself. */
async function released(): Promise<string> {
  const objectProperty = { startDateValidity: inDays(0), deadline: 90, endDateValidity: inDays(90) };
  const identifier = await post('/quote/bid', { bid: bidRecord({ objectProperty }) });
  await hasStatus(identifier, 2);
  return identifier;
}

const pay = (identifier: string, acceptRequired: boolean) => {
  const payment = { paymentType: 1, installments: 3, firstInstallmentDueDateDelay: 5 };
  return post('/quote/payment', { request: { identifier, payment, acceptRequired } });
};

async function statusOf(identifier: string) {
  const [row] = await ground.db.select().from(quotes).where(eq(quotes.identifier, identifier));
  return row?.status;
}

const hasStatus = (identifier: string, status: number) =>
  until(async () => ((await statusOf(identifier)) === status ? true : undefined));

/** Locks a counter, so that a job that needs a number of it stops in the middle of its work. */
async function holdCounter(prefix: string): Promise<() => Promise<void>> {
  await ground.db.insert(identifierCounters).values({ prefix, last: 0 }).onConflictDoNothing();
  const client = await ground.pool.connect();
  await client.query('begin');
  await client.query('select 1 from identifier_counters where prefix = $1 for update', [prefix]);
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

const waitingForLocks = (count: number) =>
  until(async () => {
    const waiting = sql`select count(*)::int as total from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const { rows } = await ground.db.execute<{ total: number }>(waiting);
    return rows[0]?.total === count ? true : undefined;
  });

/** How much there is that quotes led to: the demonstration has policies, and billets that the bell reminds of, too. */
async function counts() {
  const billetsOfQuotes = ground.db
    .select({ id: billets.id })
    .from(billets)
    .innerJoin(policies, and(eq(policies.id, billets.policyId), isNotNull(policies.quoteId)));
  return [
    await ground.db.$count(policies, isNotNull(policies.quoteId)),
    (await billetsOfQuotes).length,
    await ground.db.$count(notifications, ne(notifications.notificationType, 'BilletDue')),
  ];
}

test('a worker killed in the middle of a proposal and a policy loses nothing and doubles nothing', async () => {
  const year = inDays(0).slice(0, 4);
  const [toIssue, toPropose] = [await released(), await released()];
  const releasePolicies = await holdCounter(`${year}0775`);
  await pay(toIssue, false);
  const releaseProposals = await holdCounter(year);
  await pay(toPropose, true);
  await waitingForLocks(2);

  await server.end('SIGKILL');
  await releasePolicies();
  await releaseProposals();
  await waitingForLocks(0);
  expect([await statusOf(toIssue), await statusOf(toPropose)]).toEqual([7, 5]);
  expect(await counts()).toEqual([0, 0, 0]);

  // The minute after which a silent worker's jobs are somebody else's.
  await ground.db.execute(sql`update pgboss.job set started_on = now() - interval '2 minutes'
    where state = 'active'`);
  server = await serverProcess(database);
  await Promise.all([hasStatus(toIssue, 9), hasStatus(toPropose, 6)]);
  expect(await counts()).toEqual([1, 3, 2]);

  const [policy] = await ground.db.select().from(policies).where(isNotNull(policies.quoteId));
  expect(policy?.number).toBe(`${year}0775000000100`);
  const drawn = await ground.db
    .select()
    .from(billets)
    .where(eq(billets.policyId, policy!.id))
    .orderBy(billets.installment);
  const [first, ...others] = drawn.map(({ ourNumber }) => Number(ourNumber));
  expect(others).toEqual([first! + 1, first! + 2]);
  const numbers = await ground.db.select({ number: quotes.proposalNumber }).from(quotes);
  expect(numbers.map(({ number }) => number).toSorted()).toEqual([`${year}0000001`, `${year}0000002`]);
});
