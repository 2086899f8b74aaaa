import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClock } from '../../../clock';
import { clients } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { emissionDesk } from '../../../testing/emissionDesk';
import { TEST_NOW, testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

const DAY = 86_400_000;
const HOLDER = '11444777000161';

let server: TestApp;
let instant = TEST_NOW;
beforeAll(async () => {
  const clock = createClock(0, () => instant);
  server = await testApp({ jobs: 'idle', deps: () => ({ clock }) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { call, offered, pay, ready, analyse, issue, billetsOf, approve } = emissionDesk(() => server);
const inDays = (days: number) => void (instant = TEST_NOW + days * DAY);

const plans = (identifier: string, query = '', uid?: string) =>
  call({ url: `/api/quote/payment/plans?identifier=${identifier}${query}` }, undefined, uid);

type Plan = { Installments: { DueDate: string; Amount: number }[] };

test('an offer says who, what, until when, and every way to pay it to the cent', async () => {
  inDays(0);
  const identifier = await offered('1000.00', 3);
  const { status, data } = await plans(identifier);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    Premium: 1000,
    InsurerName: 'Seguradora Sandbox',
    Holder: { Document: HOLDER },
    ValidUntil: '2026-12-20T15:00:00.000Z',
    DaysLeft: 30,
    InvoiceBilling: false,
    FirstDue: { From: '2026-11-21', To: '2026-12-20' },
  });
  expect(data.Plans.map(({ Installments }: Plan) => Installments)).toEqual([
    [{ DueDate: '2026-12-20', Amount: 1000 }],
    [
      { DueDate: '2026-12-20', Amount: 500 },
      { DueDate: '2027-01-20', Amount: 500 },
    ],
    [
      { DueDate: '2026-12-20', Amount: 333.34 },
      { DueDate: '2027-01-20', Amount: 333.33 },
      { DueDate: '2027-02-20', Amount: 333.33 },
    ],
  ]);
});

test('what is confirmed is what is billed, also where it is read days later', async () => {
  inDays(0);
  const identifier = await offered('1000.00', 3);
  inDays(11);
  const { data } = await plans(identifier, '&firstInstallmentDueDateDelay=30');
  expect([data.DaysLeft, data.FirstDue]).toEqual([19, { From: '2026-12-02', To: '2026-12-31' }]);
  await pay(identifier, { installments: 3, firstInstallmentDueDateDelay: 30 }, false);
  await issue(identifier);
  const billed = (await billetsOf(identifier)).map(({ dueDate, amount }) => ({
    DueDate: dueDate,
    Amount: Number(amount),
  }));
  expect(data.Plans[2].Installments).toEqual(billed);
});

test.each([0, 31, -1])('a first due date %s days ahead is refused as the payment would', async (delay) => {
  inDays(0);
  const { status, code } = await plans(await offered(), `&firstInstallmentDueDateDelay=${delay}`);
  expect([status, code]).toEqual([422, 'INVALID_PAYMENT']);
});

test('an invoice is due at once and whole, on a day that nobody chooses', async () => {
  inDays(0);
  const identifier = await offered();
  const byInvoice = (invoiceBilling: boolean) =>
    server.db.update(clients).set({ invoiceBilling }).where(eq(clients.document, HOLDER));
  await byInvoice(true);
  const { data } = await plans(identifier);
  await byInvoice(false);
  expect(data).toMatchObject({
    InvoiceBilling: true,
    FirstDue: null,
    Plans: [{ Installments: [{ DueDate: '2026-12-20', Amount: 1000 }] }],
  });
});

test('a ready proposal is paid as it was chosen; one whose day has passed needs another', async () => {
  inDays(0);
  const identifier = await offered();
  await pay(identifier, { installments: 2, firstInstallmentDueDateDelay: 1 });
  expect((await plans(identifier)).code).toBe('STATUS_FORBIDS');
  await ready(identifier);
  const said = async (query?: string) => {
    const { code, data } = await plans(identifier, query);
    return code ?? data.Plans.map(({ Installments }: Plan) => Installments.map(({ DueDate }) => DueDate));
  };
  expect(await said()).toEqual([['2026-11-21', '2026-12-21']]);
  inDays(3);
  expect(await said()).toBe('DUE_DATE_PASSED');
  expect(await said('&firstInstallmentDueDate=2026-11-20')).toBe('INVALID_PAYMENT');
  expect(await said('&firstInstallmentDueDate=2026-11-30')).toEqual([['2026-11-30', '2026-12-30']]);
  await approve(identifier, undefined, undefined, { firstInstallmentDueDate: '2026-11-30' });
  expect(await said()).toBe('STATUS_FORBIDS');
});

test('what is no offer, no longer one, or somebody else’s has no plans', async () => {
  inDays(0);
  const identifier = await offered();
  expect((await plans(identifier, '', 'demo-cliente')).status).toBe(404);
  inDays(31);
  expect((await plans(identifier)).code).toBe('STATUS_FORBIDS');
  inDays(0);
  const analysed = await offered();
  await analyse(analysed);
  expect((await plans(analysed)).code).toBe('STATUS_FORBIDS');
});
