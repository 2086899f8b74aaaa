import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, civilDayOf } from '../../../../engine/values';
import { createClock } from '../../../clock';
import { quoteEvents } from '../../../db/schema';
import type { Timeline } from '../../../../contract/timeline';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { executiveDesk } from '../../../testing/executiveDesk';
import { TEST_NOW, testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { underwrite } from '../underwrite';

const HOUR = 3_600_000;

let server: TestApp;
let instant = TEST_NOW;
beforeAll(async () => {
  const clock = createClock(0, () => instant);
  server = await testApp({ jobs: 'idle', deps: () => ({ clock }) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const desk = executiveDesk(() => server);
const { registered, offered, release, analyse, pay, ready, approve, issue, rowOf, decide, ask } = desk;

async function timelineOf(identifier: string, uid = 'demo-tomador') {
  const answer = await server.as(uid, { url: `/api/quote/timeline?identifier=${identifier}` });
  return { status: answer.statusCode, data: answer.json().Data as Timeline };
}
const turnOf = async (identifier: string) => (await timelineOf(identifier)).data.Turn;
const stepsOf = async (identifier: string) =>
  (await timelineOf(identifier)).data.Events.map(({ Kind, Status, By }) => [Kind, Status, By?.Name ?? null]);

describe('whose turn it is', () => {
  test('the insurer’s until it has answered, then a person’s, then the customer’s', async () => {
    const identifier = await registered();
    expect(await turnOf(identifier)).toMatchObject({ Who: 'insurer', Until: null });
    const { id } = await rowOf(identifier);
    await server.db
      .insert(quoteEvents)
      .values({ quoteId: id, kind: 'rated', fromStatus: 1, toStatus: 1, reason: 'Acima do limite.' });
    expect(await turnOf(identifier)).toMatchObject({ Who: 'brokerage' });
    await release(identifier);
    const { expiresAt } = await rowOf(identifier);
    const since = new Date(instant).toISOString();
    expect(await turnOf(identifier)).toEqual({
      Who: 'customer',
      Since: since,
      Until: expiresAt.toISOString(),
      Deadline: null,
    });
  });

  test('the answer of the sandbox insurer is nobody’s, and its reasons are not told', async () => {
    const identifier = await registered();
    await underwrite(server.deps, (await rowOf(identifier)).id);
    const { data } = await timelineOf(identifier);
    expect(data.Events.map(({ Kind, Status, By }) => [Kind, Status, By])).toEqual([
      ['registered', 1, { Name: 'Tomás Ferreira', IsExecutive: false }],
      ['moved', 2, null],
    ]);
    expect(JSON.stringify(data)).not.toMatch(/reason|before|after/i);
  });

  test('what the insurer released it carries on with, what a person released waits for the brokerage', async () => {
    const identifier = await registered();
    await underwrite(server.deps, (await rowOf(identifier)).id);
    await pay(identifier);
    expect(await turnOf(identifier)).toMatchObject({ Who: 'insurer' });
    const released = await offered();
    await pay(released, {}, false);
    expect((await rowOf(released)).status).toBe(7);
    expect(await turnOf(released)).toMatchObject({ Who: 'brokerage' });
  });

  test('from payment to policy what a person released is a person’s', async () => {
    const identifier = await offered();
    await pay(identifier);
    expect(await turnOf(identifier)).toMatchObject({ Who: 'brokerage' });
    await ready(identifier);
    expect(await turnOf(identifier)).toMatchObject({ Who: 'customer' });
    await approve(identifier);
    expect(await turnOf(identifier)).toMatchObject({ Who: 'brokerage' });
    await issue(identifier);
    expect(await turnOf(identifier)).toBeNull();
    expect((await stepsOf(identifier)).map(([, status]) => status)).toEqual([1, 2, 5, 6, 7, 9]);
  });

  test('after its time it has expired, whether or not the round of the hour came by', async () => {
    const identifier = await offered();
    instant = TEST_NOW + 31 * 24 * HOUR;
    expect(await turnOf(identifier)).toBeNull();
    expect((await stepsOf(identifier)).at(-1)).toEqual(['moved', 4, null]);
    instant = TEST_NOW;
  });
});

describe('when an answer is expected', () => {
  /** At noon: the day of the other tests is a holiday. */
  const MONDAY = TEST_NOW + 3 * 24 * HOUR;
  beforeAll(() => void (instant = MONDAY));
  afterAll(() => void (instant = TEST_NOW));

  /** The customer asks a person to look at what the insurer offered. */
  async function analysed(): Promise<string> {
    const startDateValidity = civilDayOf(new Date(instant));
    const term = { startDateValidity, endDateValidity: addDays(startDateValidity, 90) };
    const identifier = await registered({ objectProperty: term });
    await underwrite(server.deps, (await rowOf(identifier)).id);
    expect((await analyse(identifier, 'Preço')).status).toBe(200);
    return identifier;
  }

  async function answeredAfter(hours: number): Promise<void> {
    const identifier = await analysed();
    instant += hours * HOUR;
    await release(identifier);
    instant = MONDAY;
  }

  test('is said once five were answered by people: eight of ten came within that time', async () => {
    await server.db.delete(quoteEvents).where(eq(quoteEvents.actorUid, 'demo-executivo'));
    for (const hours of [5, 1, 4, 2]) await answeredAfter(hours);
    const waiting = await analysed();
    expect(await turnOf(waiting)).toMatchObject({ Who: 'brokerage', Until: null });
    await answeredAfter(3);
    const until = new Date(MONDAY + 4.2 * HOUR).toISOString();
    expect(await turnOf(waiting)).toMatchObject({ Who: 'brokerage', Until: until });
  });

  test('a promise goes on in the next morning of work, and says so to the desk too', async () => {
    const late = MONDAY + 4 * 24 * HOUR + 5 * HOUR;
    instant = late;
    const waiting = await analysed();
    instant = MONDAY;
    // 4.2 hours of work: one on Friday from 17:00 on, the others on Monday from 09:00.
    const until = new Date(late + 3 * 24 * HOUR - 8 * HOUR + 3.2 * HOUR).toISOString();
    expect(await turnOf(waiting)).toMatchObject({ Who: 'brokerage', Until: until });
    const { data } = await ask('demo-executivo', 'POST', 'queue', { Text: waiting });
    expect(data.Items[0].Turn).toMatchObject({ Until: until });
  });

  const NOTICE = { path: 'objectProperty.noticeNumber', reason: 'Não confere.' };
  /** Asks for a correction, which nobody sends. */
  const askFor = async (identifier: string) => {
    const wish = { reason: null, fields: [NOTICE] };
    expect(await decide('correction', identifier, wish)).toMatchObject({ status: 200 });
  };

  test('counts from when the desk could act: neither from its own taking up nor while a correction was open', async () => {
    await server.db.delete(quoteEvents).where(eq(quoteEvents.actorUid, 'demo-executivo'));
    for (const hours of [2, 2, 2]) {
      const taken = await analysed();
      instant += (hours - 1) * HOUR;
      expect((await ask('demo-executivo', 'POST', 'quote/take', { identifier: taken })).status).toBe(200);
      instant += HOUR;
      await release(taken);
      instant = MONDAY;
    }
    for (const days of [7, 7, 1]) {
      const identifier = await analysed();
      await askFor(identifier);
      instant += days * 24 * HOUR + 2 * HOUR;
      await release(identifier);
      instant = MONDAY;
    }
    const waiting = await analysed();
    await askFor(waiting);
    instant += 7 * 24 * HOUR;
    const [since, until] = [new Date(instant), new Date(instant + 2 * HOUR)];
    const turn = await turnOf(waiting);
    instant = MONDAY;
    expect(turn).toMatchObject({ Who: 'brokerage', Since: since.toISOString(), Until: until.toISOString() });
    // The seven days of the correction are not of the 25.
    expect(turn?.Deadline).toMatchObject({ Day: 0, Days: 25 });
  });
});

describe('who sees it', () => {
  test('those who see the request, and nobody else', async () => {
    const identifier = await registered();
    expect((await timelineOf(identifier, 'demo-cliente')).status).toBe(404);
    expect((await timelineOf('BID9999999')).status).toBe(404);
    expect((await server.as(null, { url: `/api/quote/timeline?identifier=${identifier}` })).statusCode).toBe(
      401,
    );
  });
});
