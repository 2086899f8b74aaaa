import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClock } from '../../../clock';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { emissionDesk } from '../../../testing/emissionDesk';
import { TEST_NOW, testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

let server: TestApp;
let instant = TEST_NOW;
const clock = createClock(0, () => instant);
beforeAll(async () => {
  server = await testApp({ jobs: 'idle', deps: () => ({ clock }) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { offered, pay, ready, release, approve, registered, rowOf, call } = emissionDesk(() => server);

/** The day on which its validity ended, as its page is told. */
const endedOf = async (identifier: string) => {
  const answer = await call({ method: 'GET', url: `/api/quote?identifier=${identifier}` });
  return answer.data.Quote.ValidityEnded;
};

const inDays = (days: number) => void (instant = TEST_NOW + days * 86_400_000);
/** Ten days from the day of the tests, 20/11/2026. */
const SHORT = { objectProperty: { deadline: 10, endDateValidity: '2026-11-30' } };
const OVER = {
  ...{ status: 409, code: 'VALIDITY_OVER' },
  message: 'Ela terminou em 30/11/2026. Repita a solicitação para pedir uma nova vigência.',
};

test('an offer is taken on the last day of its validity, and not on the day after', async () => {
  inDays(0);
  const [offer, last] = [await offered('150.00', 5, SHORT), await offered('150.00', 5, SHORT)];
  inDays(10);
  expect(await endedOf(offer)).toBeUndefined();
  inDays(11);
  expect(await endedOf(offer)).toBe('2026-11-30');
  expect(await pay(offer, {}, false)).toMatchObject(OVER);
  expect(await pay(offer)).toMatchObject(OVER);
  expect((await rowOf(offer)).status).toBe(2);
  inDays(10);
  expect((await pay(last, {}, false)).data.Status).toBe(7);
});

test('nor is a proposal accepted whose validity has ended since it was ready', async () => {
  inDays(0);
  const identifier = await offered('150.00', 5, SHORT);
  await pay(identifier, { firstInstallmentDueDateDelay: 20 });
  await ready(identifier);
  inDays(11);
  expect(await endedOf(identifier)).toBe('2026-11-30');
  expect(await approve(identifier)).toMatchObject(OVER);
  expect((await rowOf(identifier)).status).toBe(6);
});

test('what somebody offers although it is over may be taken', async () => {
  inDays(0);
  const identifier = await registered(SHORT);
  inDays(11);
  await release(identifier);
  expect(await endedOf(identifier)).toBeUndefined();
  expect((await pay(identifier, {}, false)).data.Status).toBe(7);
});
