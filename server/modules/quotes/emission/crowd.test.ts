import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billets, policies, quotes } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { executiveDesk } from '../../../testing/executiveDesk';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { processIssuing } from './insurer';

/** Fifty orders, each sent four times: two hundred at once. */
const ORDERS = 50;
const TIMES = 4;

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { register, release, pay, rowOf, seenOf, decide } = executiveDesk(() => server);

const orders = Array.from({ length: ORDERS }, (_, index) => index);

const BUSY = 503;

/** A server that is out of connections says so, and callers retry, as browsers and job queues do. */
async function persistently<T extends { status: number }>(one: () => Promise<T>): Promise<T> {
  const answer = await one();
  return answer.status === BUSY ? persistently(one) : answer;
}

/** Sends each order several times, all at once; answers what each of the copies gave. */
async function crowd<T extends { status: number }>(one: (order: number) => Promise<T>): Promise<T[][]> {
  const copies = Array.from({ length: TIMES });
  return Promise.all(orders.map((order) => Promise.all(copies.map(() => persistently(() => one(order))))));
}

/** The insurer's job, and whether it has to come again for want of a connection. */
async function issuing(quoteId: string): Promise<{ status: number }> {
  try {
    await processIssuing(server.deps, quoteId);
    return { status: 200 };
  } catch (error) {
    const { cause } = error as Error;
    if (!String(cause ?? error).includes('timeout exceeded when trying to connect')) throw error;
    return { status: BUSY };
  }
}

/** Every copy of an order was answered the same; the answers, one an order. */
function oneAnswerEach<T>(answers: T[][]): T[] {
  for (const copies of answers) for (const copy of copies) expect(copy).toEqual(copies[0]);
  return answers.map(([first]) => first!);
}

/** The numbers 1 to n in some order: no gap, none twice. */
function isGapless(numbers: readonly number[]): void {
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
}

describe('two hundred requests at once, each of fifty four times', () => {
  let identifiers: string[] = [];

  test('registrations give fifty quotes', async () => {
    const answers = oneAnswerEach(await crowd((order) => register(undefined, `register-${order}`)));
    identifiers = answers.map(({ data }) => data.Identifier);
    isGapless(identifiers.map((identifier) => Number(identifier.slice(3))));
    expect(await server.db.$count(quotes)).toBe(ORDERS);
  });

  test('payments give fifty proposals', async () => {
    for (const identifier of identifiers) await release(identifier, '1000.01');
    const payment = { installments: 3 };
    const paid = await crowd((order) => pay(identifiers[order]!, payment, false, `payment-${order}`));
    expect(oneAnswerEach(paid).map(({ status }) => status)).toEqual(orders.map(() => 200));
    const rows = await server.db.select().from(quotes);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([7]));
    isGapless(rows.map(({ proposalNumber }) => Number(proposalNumber?.slice(4))));
  });

  test('issuings give fifty policies with their billets', async () => {
    const rows = await Promise.all(identifiers.map(rowOf));
    const ids = rows.map(({ id }) => id);
    const seen = await Promise.all(identifiers.map(seenOf));
    // Half of them by the insurer's job, half by an executive who presses again and again.
    const press = (order: number) =>
      decide('issue', identifiers[order]!, {}, { key: `issuing-${order}`, seen: seen[order] });
    const issued = await crowd<{ status: number }>((order) =>
      order % 2 ? issuing(ids[order]!) : press(order),
    );
    expect(oneAnswerEach(issued).map(({ status }) => status)).toEqual(orders.map(() => 200));
    const stored = await server.db.select().from(policies);
    isGapless(stored.map(({ number }) => Number(number.slice(8, 15))));
    expect(new Set(stored.map(({ quoteId }) => quoteId))).toEqual(new Set(ids));

    const drawn = await server.db.select().from(billets);
    expect(drawn).toHaveLength(ORDERS * 3);
    isGapless(drawn.map(({ ourNumber }) => Number(ourNumber)));
    const cents = drawn.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    expect(cents).toBe(ORDERS * 100_001);
  });
});

test('the same payment four times at once without a key is taken once', async () => {
  const { data } = await register();
  await release(data.Identifier);
  const paid = await Promise.all([1, 2, 3, 4].map(() => pay(data.Identifier, {}, false)));
  expect(paid.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
});
