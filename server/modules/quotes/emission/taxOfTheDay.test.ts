import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClock } from '../../../clock';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { become } from '../../../testing/become';
import { emissionDesk } from '../../../testing/emissionDesk';
import { definedWizards, goldenCases } from '../../../testing/goldenCases';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { underwrite } from '../underwrite';

let server: TestApp;
let today: string;
beforeAll(async () => {
  const clock = createClock(0, () => Date.parse(`${today}T15:00:00Z`));
  today = '2026-11-20';
  server = await testApp({ jobs: 'idle', deps: () => ({ clock }) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { call, pay, approve, ready, issue, read, rowOf, billetsOf, setExpiry } = emissionDesk(() => server);

/** A rental guarantee that the insurer offers in 2026, while premiums bear IOF, and that is open until 20 January. */
async function offered() {
  const entry = definedWizards.find(({ wizard }) => wizard === 'fianca-locaticia')!;
  const it = goldenCases(server.deps.products, entry.wizard).find(
    ({ id }) => id === 'review-accepted-person',
  )!;
  today = it.today;
  const uid = await become(server, it.person, it.record);
  const payload = { [entry.block]: it.record };
  const { data } = await call({ method: 'POST', url: `/api${entry.operation}`, payload }, undefined, uid);
  const { Identifier: identifier } = data as { Identifier: string };
  const { id } = await rowOf(identifier);
  await underwrite(server.deps, id);
  await setExpiry(identifier, new Date('2027-01-20T15:00:00Z'));
  const row = await rowOf(identifier);
  expect(row).toMatchObject({ status: 2, iof: expect.not.stringMatching(/^0/) });
  return { identifier, uid, row };
}

test('is that of the day on which the offer is contracted, which its customer sees first', async () => {
  const { identifier, uid, row } = await offered();
  const [before, net] = [Number(row.grossPremium), Number(row.commercialPremium)];
  today = '2026-12-31';
  expect((await read(identifier, uid)).quote.Quote).toMatchObject({ GrossPremium: before });

  today = '2027-01-05';
  const { Quote } = (await read(identifier, uid)).quote;
  expect(Quote).toMatchObject({ GrossPremium: net, IOF: 0, RatedAgain: { GrossPremium: before } });
  expect(await pay(identifier, {}, false, undefined, uid, before)).toMatchObject({
    status: 409,
    code: 'OFFER_RATED_AGAIN',
    message: expect.stringContaining('O IOF é o do dia da contratação.'),
  });
  expect(await pay(identifier, {}, false, undefined, uid, net)).toMatchObject({ status: 200 });
  const figures = { commercialPremium: row.commercialPremium, iof: '0.00', grossPremium: net.toFixed(2) };
  expect(await issue(identifier)).toMatchObject(figures);
  expect(await billetsOf(identifier)).toMatchObject([{ amount: net.toFixed(2) }]);
});

test('so it is where a proposal is accepted in the new year', async () => {
  const { identifier, uid, row } = await offered();
  const net = Number(row.commercialPremium);
  today = '2026-12-30';
  expect(await pay(identifier, {}, true, undefined, uid)).toMatchObject({ status: 200 });
  await ready(identifier);
  today = '2027-01-02';
  const accept = (premium: number) => approve(identifier, undefined, uid, { premium });
  expect(await accept(Number(row.grossPremium))).toMatchObject({ status: 409, code: 'OFFER_RATED_AGAIN' });
  expect(await accept(net)).toMatchObject({ status: 200 });
  expect(await rowOf(identifier)).toMatchObject({ status: 7, iof: '0.00', grossPremium: net.toFixed(2) });
});

test('what was contracted in the old year stays as it was contracted', async () => {
  const { identifier, uid, row } = await offered();
  today = '2026-12-30';
  await pay(identifier, {}, false, undefined, uid);
  today = '2027-01-02';
  const { grossPremium, iof } = row;
  expect(await issue(identifier)).toMatchObject({ grossPremium, iof });
  expect(await billetsOf(identifier)).toMatchObject([{ amount: grossPremium }]);
});
