import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClock } from '../../../clock';
import { housekeeping } from '../../../jobs/housekeeping';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { emissionDesk } from '../../../testing/emissionDesk';
import { TEST_NOW, testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

const DAY = 86_400_000;

let server: TestApp;
let instant = TEST_NOW;
beforeAll(async () => {
  const clock = createClock(0, () => instant);
  server = await testApp({ jobs: 'idle', deps: () => ({ clock }) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { offered, release, pay, approve, ready, issue, analyse, read, rowOf, eventsOf, billetsOf } =
  emissionDesk(() => server);

/** Does `work` as if it were another time. */
async function at<T>(when: number, work: () => Promise<T>): Promise<T> {
  instant = when;
  try {
    return await work();
  } finally {
    instant = TEST_NOW;
  }
}

/** The hourly round of that time. */
const round = (when: number) => at(when, () => housekeeping(server.deps));
const statusOf = async (identifier: string) => (await rowOf(identifier)).status;

describe('the hourly round', () => {
  test('expires an offer 30 days after its release; its dates stay to be read', async () => {
    const identifier = await offered();
    await round(TEST_NOW + 30 * DAY);
    expect(await statusOf(identifier)).toBe(2);
    await round(TEST_NOW + 30 * DAY + 1);
    expect((await read(identifier)).quote).toMatchObject({
      Status: 4,
      Quote: { CreatedAt: '2026-11-20T15:00:00.000Z', ExpiredAt: '2026-12-20T15:00:00.000Z' },
    });
    expect((await eventsOf(identifier)).at(-1)).toMatchObject({ toStatus: 4, actorUid: null });
  });

  test('expires a proposal 30 days after it was ready, whatever the age of its offer', async () => {
    const identifier = await offered();
    await at(TEST_NOW + 29 * DAY, () => pay(identifier));
    await round(TEST_NOW + 40 * DAY);
    expect(await statusOf(identifier)).toBe(5);
    await at(TEST_NOW + 40 * DAY, () => ready(identifier));
    await round(TEST_NOW + 70 * DAY);
    expect(await statusOf(identifier)).toBe(6);
    await round(TEST_NOW + 70 * DAY + 1);
    expect((await read(identifier)).quote).toMatchObject({
      Status: 8,
      Proposal: { ReadyAt: '2026-12-30T15:00:00.000Z', ExpiredAt: '2027-01-29T15:00:00.000Z' },
    });
  });

  test('leaves what was accepted in time to be issued', async () => {
    const identifier = await offered();
    await pay(identifier, {}, false);
    await round(TEST_NOW + 90 * DAY);
    expect(await statusOf(identifier)).toBe(7);
  });
});

describe('between two rounds', () => {
  test('an offer holds 30 days from its release, noticed or not', async () => {
    const identifier = await offered();
    const tooLate = TEST_NOW + 30 * DAY + 1;
    for (const act of [() => pay(identifier), () => analyse(identifier)]) {
      expect(await at(tooLate, act)).toMatchObject({ status: 409, code: 'OFFER_EXPIRED' });
    }
    expect(await at(TEST_NOW + 30 * DAY, () => pay(identifier))).toMatchObject({ status: 200 });
  });

  test('whoever looks at an offer or a proposal whose time is over reads that it has expired', async () => {
    const [offer, proposal] = [await offered(), await offered()];
    await pay(proposal);
    await ready(proposal);
    const statuses = async () => [(await read(offer)).quote.Status, (await read(proposal)).quote.Status];
    expect(await at(TEST_NOW + 30 * DAY, statuses)).toEqual([2, 6]);
    expect(await at(TEST_NOW + 30 * DAY + 1, statuses)).toEqual([4, 8]);
    expect((await eventsOf(offer)).at(-1)).toMatchObject({ toStatus: 4, actorUid: null });
  });

  test('a request that was long in analysis has its 30 days from the release', async () => {
    const identifier = await offered();
    await analyse(identifier);
    await at(TEST_NOW + 40 * DAY, async () => {
      await release(identifier);
      expect((await read(identifier)).quote.Quote).toMatchObject({
        CreatedAt: '2026-12-30T15:00:00.000Z',
        ExpiredAt: '2027-01-29T15:00:00.000Z',
      });
      expect((await pay(identifier)).status).toBe(200);
    });
  });

  test('a proposal holds 30 days of its own, from when it was ready', async () => {
    const identifier = await offered();
    await pay(identifier);
    const readyAt = TEST_NOW + 20 * DAY;
    await at(readyAt, () => ready(identifier));
    expect((await read(identifier)).quote).toMatchObject({
      Quote: { CreatedAt: '2026-11-20T15:00:00.000Z', ExpiredAt: '2026-12-20T15:00:00.000Z' },
      Proposal: { ReadyAt: '2026-12-10T15:00:00.000Z', ExpiredAt: '2027-01-09T15:00:00.000Z' },
    });
    const tooLate = await at(readyAt + 30 * DAY + 1, () => approve(identifier));
    expect(tooLate).toMatchObject({ status: 409, code: 'OFFER_EXPIRED' });
    // The first due date of November has passed by then: it is chosen anew.
    const chosen = { firstInstallmentDueDate: '2027-01-20' };
    const inTime = await at(readyAt + 30 * DAY, () => approve(identifier, undefined, undefined, chosen));
    expect(inTime).toMatchObject({ status: 200 });
  });

  test('billets of a policy issued after the chosen date begin the day after', async () => {
    const identifier = await offered();
    await pay(identifier, { installments: 2, firstInstallmentDueDateDelay: 1 }, false);
    await at(TEST_NOW + 9 * DAY, () => issue(identifier));
    const dates = (await billetsOf(identifier)).map(({ dueDate }) => dueDate);
    expect(dates).toEqual(['2026-11-30', '2026-12-30']);
  });
});
