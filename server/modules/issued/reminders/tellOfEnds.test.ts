import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../../../engine/values/civilDay';
import { createClock } from '../../../clock';
import { notifications, policies, policyEndNotices } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { madePolicy } from '../../../testing/billetDesk';
import { refuseRows } from '../../../testing/refuseRows';
import { TEST_NOW, testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { tellOfEnds } from './tellOfEnds';

const DAY_MS = 86_400_000;
const NUMBER = '20260775000000100';
const OTHER = '20260775000000101';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [policies, notifications, policyEndNotices]) await server.db.delete(table);
});

/** A policy of tomador@'s client, issued on 2026-10-01 and in force for a year unless said, that ends on `validityEnd`. */
async function ending(validityEnd: string, changes: Partial<typeof policies.$inferInsert> = {}) {
  await madePolicy(server.db, { number: NUMBER, client: '11444777000161' }, [{ dueDate: '2026-12-20' }]);
  const set = { validityStart: addDays(validityEnd, -365), validityEnd, ...changes };
  await server.db.update(policies).set(set).where(eq(policies.number, NUMBER));
}

/** The hourly round, so many days from the tests' day, 2026-11-20. */
const round = (days = 0) =>
  tellOfEnds({ db: server.db, clock: createClock(0, () => TEST_NOW + days * DAY_MS) });

const rowsOf = (uid: string) => server.db.select().from(notifications).where(eq(notifications.userUid, uid));
const told = async (uid = 'demo-tomador') =>
  (await rowsOf(uid)).map(({ notificationType, data }) => `${notificationType} ${data}`);
const readAll = () => server.db.update(notifications).set({ readAt: new Date(TEST_NOW) });

const NEWS = [`PolicyEnding ${NUMBER} · até 18/02/2027`];

test.each([
  ['2027-02-19', 91, []],
  ['2027-02-18', 90, NEWS],
])('of what ends on %s, in %i days, is told: %j', async (end, _days, news) => {
  await ending(end);
  for (const _ of [1, 2]) await round();
  expect(await told()).toEqual(news);
  expect(await told('demo-cliente')).toEqual([]);
});

test('what was read is news again 60 and 30 days before, and on no other day', async () => {
  await ending('2027-02-18');
  const days = [];
  for (let day = 0; day <= 92; day += 1) {
    await round(day);
    const unread = (await rowsOf('demo-tomador')).filter(({ readAt }) => readAt === null);
    if (unread.length > 0) days.push(day);
    await readAll();
  }
  expect(days).toEqual([0, 30, 60]);
  expect(await told()).toEqual(NEWS);
});

test.each([
  [6, NEWS],
  [7, []],
])('a server that stood still for %i days tells: %j', async (days, news) => {
  await ending('2027-02-18');
  await round(days);
  expect(await told()).toEqual(news);
});

test.each([
  ['on the day itself', '2026-11-21T02:59:00Z', NEWS],
  ['after it', '2026-11-21T03:00:00Z', []],
])('of what was issued %s is told accordingly', async (_when, issuedAt, news) => {
  await ending('2027-02-18', { issuedAt: new Date(issuedAt) });
  await round(1);
  expect(await told()).toEqual(news);
});

test.each([
  ['2026-11-20', [60]],
  ['2026-10-21', [30, 60]],
  ['2026-08-22', [0, 30, 60]],
])(
  'of a policy from %s on that ends on 2027-02-18 is told on days %j, not before half of its term',
  async (validityStart, days) => {
    await ending('2027-02-18', { validityStart });
    const toldOn = [];
    for (const day of [0, 30, 60]) {
      const before = (await server.db.select().from(policyEndNotices)).length;
      await round(day);
      if ((await server.db.select().from(policyEndNotices)).length > before) toldOn.push(day);
    }
    expect(toldOn).toEqual(days);
  },
);

test('a cancelled policy ends no more; a moved end is told of anew', async () => {
  await ending('2027-02-18', { cancelledAt: new Date(TEST_NOW) });
  await round();
  expect(await told()).toEqual([]);
  await server.db.update(policies).set({ cancelledAt: null });
  await round();
  await server.db.update(policies).set({ validityEnd: '2027-02-20' });
  await round(2);
  expect(await told()).toEqual([...NEWS, `PolicyEnding ${NUMBER} · até 20/02/2027`]);
});

test('without a client its owner is told', async () => {
  await ending('2027-02-18', { clientDocument: null, ownerUid: 'demo-pessoafisica' });
  await round();
  expect([await told('demo-pessoafisica'), await told()]).toEqual([NEWS, []]);
});

test('several processes tell once', async () => {
  await ending('2027-02-18');
  await Promise.all([round(), round(), round()]);
  const [row, ...more] = await rowsOf('demo-tomador');
  expect(more).toEqual([]);
  await readAll();
  await round();
  expect((await rowsOf('demo-tomador')).map(({ id, readAt }) => [id, readAt !== null])).toEqual([
    [row!.id, true],
  ]);
});

test('one that cannot be told of stops no other, and is told of once it can', async () => {
  await ending('2027-02-18');
  await madePolicy(server.db, { number: OTHER, client: '11444777000161' }, [{ dueDate: '2026-12-20' }]);
  const set = { validityStart: '2026-02-18', validityEnd: '2027-02-18' };
  await server.db.update(policies).set(set).where(eq(policies.number, OTHER));
  const allow = await refuseRows(server.db, 'notifications', `new.data like '${NUMBER}%'`);
  await expect(round()).rejects.toThrow(AggregateError);
  expect(await told()).toEqual([`PolicyEnding ${OTHER} · até 18/02/2027`]);
  await allow();
  await round();
  expect(await told()).toEqual(expect.arrayContaining(NEWS));
});
