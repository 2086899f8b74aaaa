import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskDay } from '../../../../contract/deskDay';
import { createClock } from '../../../clock';
import { billets, policies, quoteEvents, quotes } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { addOtherExecutive, EXECUTIVE, executiveDesk, OTHER_EXECUTIVE } from '../../../testing/executiveDesk';
import { issuedPolicy, policyUntil } from '../../../testing/issuedPolicy';
import { TEST_NOW, testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import type { QuoteChanges } from '../../quotes/repository';
import { lookedAt } from './bands';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const VALE = '11444777000161';
/** At noon: the day of other tests is a holiday. */
const MONDAY = TEST_NOW + 3 * DAY;

let server: TestApp;
beforeAll(async () => {
  const clock = createClock(0, () => MONDAY);
  server = await testApp({ jobs: 'idle', deps: () => ({ clock }) });
  await seedDemonstration(server.db);
  await addOtherExecutive(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [quotes, billets, policies]) await server.db.delete(table);
});

const desk = executiveDesk(() => server);
const after = (hours: number) => new Date(MONDAY + hours * HOUR);

async function dayOf(uid = EXECUTIVE): Promise<DeskDay> {
  return (await desk.get('day', {}, uid)).data;
}
const told = ({ Lists }: DeskDay) =>
  Lists.map(({ Kind, When, Total, Items }) => [Kind, When, Total, Items.map((item) => item.Identifier)]);

async function request(changes: QuoteChanges): Promise<string> {
  const start = { startDateValidity: '2026-11-23', endDateValidity: '2027-02-21' };
  const identifier = await desk.registered({ objectProperty: start });
  await server.db.update(quotes).set(changes).where(eq(quotes.identifier, identifier));
  return identifier;
}

/** A person has it since then, and the law wants its answer by then. */
async function waiting(answerDueAt: Date, statusSince = new Date(MONDAY - HOUR)): Promise<string> {
  const identifier = await request({ answerDueAt, statusSince });
  const { id } = await desk.rowOf(identifier);
  const rated = {
    quoteId: id,
    kind: 'rated',
    fromStatus: 1,
    toStatus: 1,
    reason: 'Acima do limite.',
  } as const;
  await server.db.insert(quoteEvents).values(rated);
  return identifier;
}

test('an empty day says so', async () => {
  expect(await dayOf()).toEqual({
    AsOf: new Date(MONDAY).toISOString(),
    ...{ Today: '2026-11-23', Through: '2026-11-25', Waiting: 0, StandsInFor: [], Lists: [] },
  });
});

test('what waits for an answer is late, due today, or due on the next working days, or later', async () => {
  const late = await waiting(after(-1));
  const today = await waiting(after(11));
  const next = await waiting(after(13));
  const later = await waiting(after(5 * 24));
  const corrected = await waiting(after(-1));
  await server.db
    .update(quotes)
    .set({ correctionUntil: after(40) })
    .where(eq(quotes.identifier, corrected));
  const day = await dayOf();
  expect(told(day)).toEqual([
    ['answer', 'late', 1, [late]],
    ['answer', 'today', 1, [today]],
    ['answer', 'next', 1, [next]],
    ['answer', 'later', 1, [later]],
    ['correction', 'next', 1, [corrected]],
  ]);
  expect(day.Waiting).toBe(4);
  expect(told(await dayOf(OTHER_EXECUTIVE))).toEqual([]);
});

test('what was promised counts where it comes before what the law wants', async () => {
  await server.db.delete(quoteEvents).where(eq(quoteEvents.actorUid, EXECUTIVE));
  for (let many = 0; many < 5; many += 1) {
    const answered = await waiting(after(500), after(-3));
    await desk.decide('deny', answered, { reason: 'Sem limite.' });
    await server.db
      .update(quoteEvents)
      .set({ at: after(-3) })
      .where(eq(quoteEvents.kind, 'registered'));
  }
  const [promised, late] = [await waiting(after(500), after(-1)), await waiting(after(500), after(-5 * 24))];
  expect(told(await dayOf())).toEqual([
    ['answer', 'late', 1, [late]],
    ['answer', 'today', 1, [promised]],
  ]);
});

test('the first five of each are named, whatever else there is', async () => {
  for (let many = 0; many < 6; many += 1) await waiting(after(-2));
  const today = await waiting(after(1));
  const [late, soon] = (await dayOf()).Lists;
  expect([late?.Total, late?.Items.length, soon?.Items[0]?.Identifier]).toEqual([6, 5, today]);
});

test('what the insurer has still to answer by itself takes the place of no work of a person', async () => {
  for (let many = 0; many < 6; many += 1) await request({ answerDueAt: after(-3) });
  const own = await waiting(after(-1));
  const [late] = (await dayOf()).Lists;
  expect([late?.Total, late?.Items.map((item) => item.Identifier)]).toEqual([1, [own]]);
});

test('proposals and offers that lapse, policies that end, and billets that their clients did not pay', async () => {
  const proposal = await request({ status: 6, answerDueAt: null, expiresAt: after(5) });
  const offer = await request({ status: 2, answerDueAt: null, expiresAt: after(24) });
  await request({ status: 6, answerDueAt: null, expiresAt: after(24 * 4) });
  const ending = await policyUntil(server.db, VALE, '2026-11-25');
  await policyUntil(server.db, VALE, '2026-11-26');
  // Of the 20th, a holiday, the next banking day is Monday itself: nobody is late yet.
  await issuedPolicy(server.db, { clientDocument: VALE, dueDates: ['2026-11-19', '2026-11-20'] });
  const { Lists } = await dayOf();
  expect(told({ Lists } as DeskDay).map(([kind, when, total]) => [kind, when, total])).toEqual([
    ['proposal', 'today', 1],
    ['offer', 'next', 1],
    ['policy', 'next', 1],
    ['billet', 'late', 1],
  ]);
  expect(Lists.flatMap(({ Items }) => Items.map((item) => item.Identifier)).slice(0, 3)).toEqual([
    proposal,
    offer,
    ending,
  ]);
  expect(Lists[3]?.Items[0]).toMatchObject({
    DueOn: '2026-11-19',
    Billet: { Installment: 1, Installments: 2, Amount: 75 },
  });
  expect(told(await dayOf(OTHER_EXECUTIVE))).toEqual([]);
});

test('offers stand by when they lapse, however long each has waited', async () => {
  const offer = (lapses: number, waits: number) =>
    request({ status: 2, answerDueAt: null, expiresAt: after(lapses), statusSince: after(-waits) });
  const later = await offer(6, 200);
  const sooner = await offer(5, 100);
  expect(told(await dayOf())).toEqual([['offer', 'today', 2, [sooner, later]]]);
});

test('policies stand by when they end', async () => {
  const later = await policyUntil(server.db, VALE, '2026-11-25');
  const sooner = await policyUntil(server.db, VALE, '2026-11-24');
  const { Lists } = await dayOf();
  expect(Lists.flatMap(({ Items }) => Items.map(({ Identifier }) => Identifier))).toEqual([sooner, later]);
});

test('there is no such day for anybody else', async () => {
  expect((await desk.get('day', {}, 'demo-tomador')).status).toBe(404);
  expect((await desk.get('day', {}, null)).status).toBe(401);
});

test.each([
  ['2026-11-26T12:00:00Z', '2026-11-30'],
  ['2026-11-27T12:00:00Z', '2026-12-01'],
  ['2026-12-24T12:00:00Z', '2026-12-29'],
  ['2026-12-31T23:00:00Z', '2027-01-05'],
  ['2027-01-01T02:30:00Z', '2027-01-05'],
])('on %s the next working days go through %s', (now, through) =>
  expect(lookedAt(new Date(now)).through).toBe(through),
);
