import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClock } from '../../clock';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { executiveDesk } from '../../testing/executiveDesk';
import { publishConstant } from '../../testing/publishConstant';
import { TEST_NOW, testApp, type TestApp } from '../../testing/testApp';

const DAY = 86_400_000;
const TERMS = { commercialPremium: 300, maxInstallments: 1, insurerName: 'Seguradora Sandbox' };

let server: TestApp;
let instant = TEST_NOW;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle', clock: createClock(0, () => instant) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { registered, decide, get } = executiveDesk(() => server);

const minimumOf = async (identifier: string) => {
  const { data } = await get('quote/price', { identifier, commercialPremium: 300 });
  return data.MinimumPremium;
};

test('days later, the desk prices a request with the constants it was taken with, and a new one with those published since', async () => {
  const before = await registered();
  const goBack = await publishConstant(server, 'minimum-premium', { from: '2026-11-20', value: 400 });
  const under = await registered();
  instant = TEST_NOW + 5 * DAY;
  expect([await minimumOf(before), await minimumOf(under)]).toEqual([150, 400]);
  // Taken back by now: whoever was asked for R$ 400 at least still is.
  await goBack();
  expect([await minimumOf(before), await minimumOf(under)]).toEqual([150, 400]);
  expect(await decide('approve', under, TERMS)).toMatchObject({
    status: 422,
    errors: [{ path: 'premiumReason' }],
  });
  expect(await decide('approve', before, TERMS)).toMatchObject({ status: 200 });
  expect((await get('quote/why', { identifier: before })).data.Desk).toMatchObject({
    Day: '2026-11-25',
    CommercialPremium: { Value: 300 },
  });
});
