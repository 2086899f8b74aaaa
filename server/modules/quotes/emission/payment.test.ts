import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clients } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { BOLETO, emissionDesk } from '../../../testing/emissionDesk';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

const HOLDER = '11444777000161';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { offered, pay, approve, ready, issue, analyse, read, rowOf, billetsOf, call } = emissionDesk(
  () => server,
);

const byInvoice = (invoiceBilling: boolean) =>
  server.db.update(clients).set({ invoiceBilling }).where(eq(clients.document, HOLDER));

/** Which fields of the payment are at fault; their messages are the form's. */
const faults = (errors: { path: string }[]) =>
  errors.map(({ path }) => path.replace('request.payment.', '')).toSorted();

describe('what may be chosen', () => {
  test.each<[string, object, string | null]>([
    ['the cap', { installments: 5 }, null],
    ['one more than the cap', { installments: 6 }, 'installments'],
    ['one installment', { installments: 1 }, null],
    ['none', { installments: 0 }, 'installments'],
    ['no number of them', { installments: null }, 'installments'],
    ['tomorrow', { firstInstallmentDueDateDelay: 1 }, null],
    ['today', { firstInstallmentDueDateDelay: 0 }, 'firstInstallmentDueDateDelay'],
    ['30 days ahead', { firstInstallmentDueDateDelay: 30 }, null],
    ['31 days ahead', { firstInstallmentDueDateDelay: 31 }, 'firstInstallmentDueDateDelay'],
    ['no day', { firstInstallmentDueDateDelay: undefined }, 'firstInstallmentDueDateDelay'],
    ['an invoice', { paymentType: 5 }, 'paymentType'],
    ['another type', { paymentType: 2 }, 'paymentType'],
  ])('%s', async (_what, payment, fault) => {
    const identifier = await offered('1000.00', 5);
    const before = await rowOf(identifier);
    const { status, code, errors } = await pay(identifier, payment);
    if (fault === null) {
      expect(status).toBe(200);
      return;
    }
    expect([status, code]).toEqual([422, 'INVALID_PAYMENT']);
    expect(faults(errors)).toEqual([fault]);
    expect(await rowOf(identifier)).toEqual(before);
  });

  test('all that is wrong is named at once', async () => {
    const payment = { paymentType: 9, installments: 99, firstInstallmentDueDateDelay: -1 };
    const { errors } = await pay(await offered(), payment);
    expect(faults(errors)).toEqual(['firstInstallmentDueDateDelay', 'installments', 'paymentType']);
  });

  test.each([
    ['a text', { installments: '2' }],
    ['a fraction', { firstInstallmentDueDateDelay: 1.5 }],
    ['no type', { paymentType: undefined }],
    ['a field of its own', { price: 1 }],
  ])('%s is refused at the border', async (_what, payment) => {
    const identifier = await offered();
    expect(await pay(identifier, payment)).toMatchObject({ status: 422, code: 'INVALID_REQUEST' });
    expect(await rowOf(identifier)).toMatchObject({ status: 2, paymentType: null });
  });

  test('a cap of one is one', async () => {
    const identifier = await offered('1000.00', 1);
    expect((await pay(identifier, { installments: 2 })).code).toBe('INVALID_PAYMENT');
    expect((await pay(identifier, { installments: 1 })).status).toBe(200);
  });
});

describe('a client that pays by invoice', () => {
  beforeAll(() => byInvoice(true));
  afterAll(() => byInvoice(false));

  test('is told so by the quote, and chooses neither installments nor dates', async () => {
    const identifier = await offered();
    expect((await read(identifier)).quote.Quote.InvoiceBilling).toBe(true);
    const request = { identifier, payment: { paymentType: 5 }, acceptRequired: false };
    const paid = await call({ method: 'POST', url: '/api/quote/payment', payload: { request } });
    expect(paid.status).toBe(200);
    await issue(identifier);
    expect(await billetsOf(identifier)).toMatchObject([
      { paymentType: 5, installment: 1, installments: 1, amount: '1000.00', dueDate: '2026-12-20' },
    ]);
  });

  test.each([
    ['one installment', { paymentType: 5, installments: 1 }, null],
    ['two installments', { paymentType: 5, installments: 2 }, 'installments'],
    ['boleto', { paymentType: 1 }, 'paymentType'],
    ['a date out of bounds, which nobody reads', { paymentType: 5, firstInstallmentDueDateDelay: 99 }, null],
  ])('%s', async (_what, payment, fault) => {
    const { status, errors } = await pay(await offered(), payment);
    expect(status).toBe(fault === null ? 200 : 422);
    if (fault !== null) expect(faults(errors)).toEqual([fault]);
  });
});

describe('a request key', () => {
  test('gives each call’s one answer again, whatever became of the quote since', async () => {
    const identifier = await offered();
    const paid = await pay(identifier, {}, true, 'payment-key-1');
    await ready(identifier);
    expect(await pay(identifier, {}, true, 'payment-key-1')).toEqual(paid);
    const approved = await approve(identifier, 'approve-key-1');
    expect(await approve(identifier, 'approve-key-1')).toEqual(approved);
    expect(await rowOf(identifier)).toMatchObject({ status: 7 });

    const other = await offered();
    const analysed = await analyse(other, 'alto', 'analysis-key-1');
    expect(await analyse(other, 'alto', 'analysis-key-1')).toEqual(analysed);
  });

  test('is good for one request: not for another payment, nor for another proposal', async () => {
    const [first, second] = [await offered(), await offered()];
    await pay(first, {}, true, 'payment-key-2');
    expect(await pay(second, {}, true, 'payment-key-2')).toMatchObject({ status: 422, code: 'KEY_REUSED' });
    await pay(second);
    for (const identifier of [first, second]) await ready(identifier);
    await approve(first, 'approve-key-2');
    expect(await approve(second, 'approve-key-2')).toMatchObject({ status: 422, code: 'KEY_REUSED' });
    expect(await rowOf(second)).toMatchObject({ status: 6 });
  });

  test('is free again after a refusal', async () => {
    const identifier = await offered();
    expect((await pay(identifier, { installments: 6 }, true, 'payment-key-3')).status).toBe(422);
    expect((await pay(identifier, BOLETO, true, 'payment-key-3')).status).toBe(200);
  });
});
