import { asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createClock } from '../../../clock';
import { answerReminders, clients, mails, notifications, quotes } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { addOtherExecutive, EXECUTIVE, executiveDesk, OTHER_EXECUTIVE } from '../../../testing/executiveDesk';
import { refuseRows } from '../../../testing/refuseRows';
import { TEST_NOW, testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { tellOfDeadlines } from './tellOfDeadlines';

const DAY_MS = 86_400_000;
const SUPERIOR = 'sergio.monteiro@lastro.test';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
  await addOtherExecutive(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [notifications, mails, answerReminders, quotes]) await server.db.delete(table);
});

const desk = executiveDesk(() => server);
const atDay = (days: number) => ({ clock: createClock(0, () => TEST_NOW + days * DAY_MS) });
const round = (days: number) => tellOfDeadlines({ ...server.deps, ...atDay(days) });

async function told(uid: string): Promise<string[]> {
  const { data, notificationType, createdAt, userUid } = notifications;
  const rows = await server.db
    .select({ data, notificationType })
    .from(notifications)
    .where(eq(userUid, uid))
    .orderBy(asc(createdAt));
  return rows.filter((row) => row.notificationType === 'AnswerDue').map((row) => row.data);
}
const letters = async () =>
  (await server.db.select().from(mails).where(like(mails.subject, 'Prazo legal%'))).map(
    ({ recipient, subject }) => `${recipient} ${subject}`,
  );

/** The days, of these, on which `count` grew by the round of that day. */
async function daysOf(count: () => Promise<readonly unknown[]>, last: number): Promise<number[]> {
  const days: number[] = [];
  for (let day = 0; day <= last; day += 1) {
    const before = (await count()).length;
    for (const _ of [1, 2]) await round(day);
    if ((await count()).length > before) days.push(day);
  }
  return days;
}

test('an executive is reminded on days 10, 15 and 20, once each', async () => {
  const identifier = await desk.registered();
  expect(await daysOf(() => told(EXECUTIVE), 26)).toEqual([10, 15, 20]);
  expect(await told(EXECUTIVE)).toEqual([10, 15, 20].map((day) => `${identifier} · dia ${day} de 25`));
  expect(await told(OTHER_EXECUTIVE)).toEqual([]);
  expect((await desk.rowOf(identifier)).status).toBe(1);
});

test('the superior is written to on day 20 and daily from 23 on', async () => {
  const identifier = await desk.registered();
  expect(await daysOf(letters, 27)).toEqual([20, 23, 24, 25, 26, 27]);
  expect(await letters()).toEqual([
    `${SUPERIOR} Prazo legal de resposta: ${identifier}`,
    `${SUPERIOR} Prazo legal de resposta: ${identifier}`,
    `${SUPERIOR} Prazo legal de resposta: ${identifier}`,
    ...[25, 26, 27].map(() => `${SUPERIOR} Prazo legal vencido: ${identifier}`),
  ]);
});

test('days on which nothing ran are told of on the next, the last mark alone', async () => {
  const identifier = await desk.registered();
  await round(18);
  expect(await told(EXECUTIVE)).toEqual([`${identifier} · dia 18 de 25`]);
  await round(200);
  expect(await told(EXECUTIVE)).toEqual([`${identifier} · dia 18 de 25`, `${identifier} · dia 200 de 25`]);
});

test('nothing is told while the customer has to answer, nor of what was answered', async () => {
  const identifier = await desk.registered();
  const until = new Date(TEST_NOW + 16 * DAY_MS);
  const suspended = { suspendedUntil: until, answerDueAt: new Date(TEST_NOW + 30 * DAY_MS) };
  await server.db.update(quotes).set(suspended).where(eq(quotes.identifier, identifier));
  await round(15);
  expect(await told(EXECUTIVE)).toEqual([]);
  await round(16);
  expect(await told(EXECUTIVE)).toEqual([`${identifier} · dia 11 de 25`]);
  await desk.decide('deny', identifier, { reason: 'Sem limite.' });
  await round(40);
  expect(await told(EXECUTIVE)).toHaveLength(1);
  expect((await desk.rowOf(identifier)).answerDueAt).toBeNull();
});

test('one that cannot be told of stops no other, and is told of once it can', async () => {
  const [bad, good] = [await desk.registered(), await desk.registered()];
  const { id } = await desk.rowOf(bad);
  const allow = await refuseRows(server.db, 'answer_reminders', `new.quote_id = '${id}'`);
  await expect(round(10)).rejects.toThrow(AggregateError);
  expect(await told(EXECUTIVE)).toEqual([`${good} · dia 10 de 25`]);
  await allow();
  await round(10);
  expect((await told(EXECUTIVE)).toSorted()).toEqual(
    [bad, good].map((one) => `${one} · dia 10 de 25`).toSorted(),
  );
});

test('of a client without an executive all of them are told', async () => {
  await server.db.update(clients).set({ executiveId: null }).where(eq(clients.document, '11444777000161'));
  const identifier = await desk.registered();
  await round(20);
  for (const uid of [EXECUTIVE, OTHER_EXECUTIVE])
    expect(await told(uid)).toEqual([`${identifier} · dia 20 de 25`]);
});
