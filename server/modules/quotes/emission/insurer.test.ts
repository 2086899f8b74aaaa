import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifications, policies } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { emissionDesk } from '../../../testing/emissionDesk';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { until } from '../../../testing/until';
import { processIssuing, processProposal } from './insurer';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'working' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const desk = emissionDesk(() => server);
const { registered, release, offered, pay, approve, analyse, rowOf, eventsOf, policyOf, billetsOf } = desk;

const hasStatus = (identifier: string, status: number) =>
  until(async () => ((await rowOf(identifier)).status === status ? true : undefined));

/** A request that the insurer approves by itself. */
async function approved(): Promise<string> {
  const identifier = await registered();
  await hasStatus(identifier, 2);
  return identifier;
}

/** Who made each move, null being the insurer. */
const actors = async (identifier: string) =>
  (await eventsOf(identifier)).map(({ toStatus, actorUid }) => [toStatus, actorUid]);

describe('what the insurer approved it carries on by itself', () => {
  test('a proposal becomes ready, and a policy is issued once it is accepted', async () => {
    const identifier = await approved();
    await pay(identifier, { installments: 2 });
    await hasStatus(identifier, 6);
    await approve(identifier);
    await hasStatus(identifier, 9);
    expect(await billetsOf(identifier)).toHaveLength(2);
    expect(await actors(identifier)).toEqual([
      [1, 'demo-tomador'],
      [2, null],
      [5, 'demo-tomador'],
      [6, null],
      [7, 'demo-tomador'],
      [9, null],
    ]);
  });

  test('a policy at once', async () => {
    const identifier = await approved();
    await pay(identifier, {}, false);
    await hasStatus(identifier, 9);
  });

  test('once, however often and at once the jobs run', async () => {
    const identifier = await approved();
    await pay(identifier);
    const { id } = await rowOf(identifier);
    await Promise.all([1, 2, 3].map(() => processProposal(server.deps, id)));
    await hasStatus(identifier, 6);
    const { proposalNumber } = await rowOf(identifier);
    await approve(identifier);
    await Promise.all([1, 2, 3].map(() => processIssuing(server.deps, id)));
    await hasStatus(identifier, 9);
    const policy = await policyOf(identifier);
    for (const again of [processProposal, processIssuing, processIssuing]) await again(server.deps, id);
    expect(await policyOf(identifier)).toEqual(policy);
    expect((await rowOf(identifier)).proposalNumber).toBe(proposalNumber);
    expect(await actors(identifier)).toHaveLength(6);
    const told = await server.db.select().from(notifications);
    expect(told.filter(({ data }) => [identifier, policy?.number].includes(data))).toHaveLength(2);
  });
});

describe('what a person released waits for the desk', () => {
  /** A later request that is carried on shows that an earlier one's turn has passed. */
  async function letJobsPass(): Promise<void> {
    const identifier = await approved();
    await pay(identifier);
    await hasStatus(identifier, 6);
    await approve(identifier);
    await hasStatus(identifier, 9);
  }

  test('a request that the insurer left to a person', async () => {
    const identifier = await registered({ objectProperty: { guaranteeValue: 10_100 } });
    await until(async () => ((await eventsOf(identifier)).length > 1 ? true : undefined));
    await release(identifier);
    await pay(identifier, {}, false);
    await letJobsPass();
    expect((await rowOf(identifier)).status).toBe(7);
    expect(await policyOf(identifier)).toBeUndefined();
  });

  test('an approved one that its customer had looked at again', async () => {
    const identifier = await approved();
    await analyse(identifier, 'Prêmio alto');
    await release(identifier, '900.00');
    await pay(identifier);
    await letJobsPass();
    expect((await rowOf(identifier)).status).toBe(5);
  });

  test('until the desk makes it ready, and again until it issues', async () => {
    const identifier = await offered();
    await pay(identifier);
    await desk.ready(identifier);
    await approve(identifier);
    await letJobsPass();
    expect((await rowOf(identifier)).status).toBe(7);
    await desk.issue(identifier);
    const made = (await actors(identifier)).filter(([, uid]) => uid === 'demo-executivo');
    expect(made.map(([to]) => to)).toEqual([2, 6, 9]);
  });
});

test('an issuing that fails leaves nothing, not even a number', async () => {
  const identifier = await offered();
  await pay(identifier, {}, false);
  const before = await server.db.$count(policies);
  await server.db.execute(`alter table billets add constraint refused check (amount > 1000000) not valid`);
  await expect(desk.issue(identifier)).rejects.toThrow();
  await server.db.execute(`alter table billets drop constraint refused`);
  expect(await server.db.$count(policies)).toBe(before);
  expect((await rowOf(identifier)).status).toBe(7);
  await desk.issue(identifier);
  const numbers = await server.db.select({ number: policies.number }).from(policies);
  const counts = numbers.map(({ number }) => Number(number.slice(8, 15))).toSorted((a, b) => a - b);
  expect(counts).toEqual(counts.map((_, index) => index + 1));
});
