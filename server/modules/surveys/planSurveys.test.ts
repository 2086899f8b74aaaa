import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createClock } from '../../clock';
import { policies, quotes, surveyAnswers, surveySchedules, users } from '../../db/schema';
import { housekeeping } from '../../jobs/housekeeping';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { emissionDesk } from '../../testing/emissionDesk';
import { TOMADOR } from '../../testing/quoteDesk';
import { TEST_NOW, testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import { planSurveys } from './planSurveys';
import { hasOpenSchedule } from './repository';

const DAY = 86_400_000;
const desk = emissionDesk(() => server);
let server: TestApp;
let policy: string;
let quote: string;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
  quote = await desk.offered();
  await desk.pay(quote, {}, false);
  await desk.issue(quote);
  policy = (await desk.policyOf(quote))!.number;
});
beforeEach(async () => {
  await server.db.delete(surveySchedules);
  await server.db.update(quotes).set({ ownerUid: TOMADOR });
  await server.db.update(users).set({ accessEndsAt: null });
});
afterAll(() => server.close());

/** The round of so many days after the policy. */
const round = (days: number, extra = 0, deps: object = {}) =>
  planSurveys({ ...server.deps, ...deps, clock: createClock(0, () => TEST_NOW + days * DAY + extra) });
const planned = async () =>
  (await server.db.select().from(surveySchedules)).map(({ userUid, documentNumber, dueOn }) => [
    userUid,
    documentNumber,
    dueOn,
  ]);
/** Everything that was asked is answered. */
const answer = async () => {
  const open = await server.db.select({ scheduleId: surveySchedules.id }).from(surveySchedules);
  const reply = { score: 9, justification: '', answeredAt: new Date(TEST_NOW) };
  await server.db
    .insert(surveyAnswers)
    .values(open.map((schedule) => ({ ...schedule, ...reply })))
    .onConflictDoNothing();
};

test('who asked for a policy is asked about it seven days later, not before, and once', async () => {
  await round(7, -1);
  expect(await planned()).toEqual([]);
  // As the hourly job of every process does it.
  const clock = createClock(0, () => TEST_NOW + 7 * DAY);
  await housekeeping({ ...server.deps, clock });
  await round(8);
  expect(await planned()).toEqual([[TOMADOR, policy, '2026-11-27']]);
  expect(await hasOpenSchedule(server.db, TOMADOR)).toBe(true);
});

test('several processes at once ask once', async () => {
  await Promise.all([1, 2, 3, 4].map(() => round(7)));
  expect(await planned()).toHaveLength(1);
});

test('a policy of long ago is nobody’s fresh experience', async () => {
  await round(37);
  expect(await planned()).toEqual([]);
  await round(37, -1);
  expect(await planned()).toHaveLength(1);
});

test('a user is left in peace for the period, and never asked about the same policy again', async () => {
  const early = (ms: number) => ({ createdAt: new Date(TEST_NOW + 7 * DAY - 90 * DAY + ms) });
  const facts = { userUid: TOMADOR, campaignId: 'portal', dueOn: '2026-08-29' };
  await server.db.insert(surveySchedules).values({ ...facts, ...early(1) });
  await answer();
  await round(7);
  expect(await planned()).toHaveLength(1);
  await server.db.update(surveySchedules).set(early(0));
  await round(7);
  expect(await planned()).toHaveLength(2);
  await server.db.update(surveySchedules).set(early(0));
  await answer();
  await round(7);
  expect(await planned()).toHaveLength(2);
});

test('a question that waits is not followed by another', async () => {
  const createdAt = new Date(TEST_NOW - 200 * DAY);
  const facts = { userUid: TOMADOR, campaignId: 'portal', dueOn: '2026-05-01', createdAt };
  await server.db.insert(surveySchedules).values(facts);
  await round(7);
  expect(await planned()).toHaveLength(1);
});

test('of a policy that an executive asked for, the customers of its holder are asked', async () => {
  await server.db.update(quotes).set({ ownerUid: 'demo-executivo' });
  await round(7);
  const asked = (await planned()).map(([uid]) => uid);
  expect(asked).toContain(TOMADOR);
  expect(asked).not.toContain('demo-executivo');
});

test('who cannot enter, or whose policy was cancelled, is not asked; nor is anybody when it is off', async () => {
  await server.db.update(users).set({ accessEndsAt: new Date(TEST_NOW) });
  await round(7);
  await server.db.update(users).set({ accessEndsAt: null });
  await server.db.update(policies).set({ cancelledAt: new Date(TEST_NOW) });
  await round(7);
  await server.db.update(policies).set({ cancelledAt: null });
  await round(7, 0, { surveys: { ...server.deps.surveys, daysAfterPolicy: null } });
  expect(await planned()).toEqual([]);
});
