import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskRefund } from '../../../../contract/refunds';
import { moneyText } from '../../../../engine/values/money';
import { billetNettings, billets, endorsements } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { emissionDesk } from '../../../testing/emissionDesk';
import { AMOUNT, endorsementDesk } from '../../../testing/endorsementDesk';
import { EXECUTIVE } from '../../../testing/executiveDesk';
import { readPdf } from '../../../testing/readPdf';
import { returnFile } from '../../../testing/returnFile';
import { testApp, type TestApp } from '../../../testing/testApp';

const CLIENTE = 'demo-cliente';
const PAY_TO = 'newStateDocument.refundTo';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { rated, issue, read, newPolicy } = endorsementDesk(() => server);
const { pay, approve } = emissionDesk(() => server);

async function call(method: 'GET' | 'POST', url: string, payload?: object, uid: string = EXECUTIVE) {
  const answer = await server.as(uid, { method, url: `/api${url}`, payload });
  return { status: answer.statusCode, code: answer.json().Code, data: answer.json().Data };
}
const billetsOf = (policyId: string) =>
  server.db.select().from(billets).where(eq(billets.policyId, policyId)).orderBy(billets.dueDate);
/** As a PDF's text is read back: white space is a single space. */
const money = (amount: string) => moneyText(Number(amount)).replace(/\s/g, ' ');

/** What a customer reads on the slip of a billet. */
async function slipOf(billingId: string) {
  const url = `/api/InsurancePolicy/invoices/document?billingId=${billingId}`;
  const { rawPayload } = await server.as(CLIENTE, { url });
  const { pages, bars } = await readPdf(rawPayload);
  return { text: pages.join(' '), isPayable: bars.flat().length > 0 };
}
const refunds = async () => (await call('GET', '/desk/refunds')).data as DeskRefund[];

/** A policy that was raised in three installments, none of them paid. */
async function raised(amount = 2_000_000) {
  const policy = await newPolicy({ contractValue: '5000000.00' });
  const more = await rated(CLIENTE, policy.number, 'b', { [AMOUNT]: amount });
  expect(await pay(more, { installments: 3 }, false, undefined, CLIENTE)).toMatchObject({
    data: { Status: 7 },
  });
  await issue(more);
  return policy;
}

/** Lowers a policy again, and answers with the page of the request. */
async function lowered(number: string, amount: number, edits: object = {}) {
  return accepted(await rated(CLIENTE, number, 'f', { [AMOUNT]: amount, ...edits }));
}

async function accepted(less: string) {
  expect((await approve(less, undefined, CLIENTE)).data.Status).toBe(7);
  await issue(less);
  return read(CLIENTE, less);
}

test('what is given back cancels the billets that were to be paid for it: nothing is left to pay back', async () => {
  const policy = await raised();
  const { Endorsement } = await lowered(policy.number, Number(policy.insuredAmount));
  const rows = await billetsOf(policy.id);
  expect(rows.map(({ cancelledAt }) => cancelledAt !== null)).toEqual([true, true, true]);
  expect(Endorsement.Issued.Refund).toBeNull();
  const shown = await call('GET', `/invoices?policyNumber=${policy.number}`, undefined, CLIENTE);
  expect(
    shown.data
      .map((row: object) => row as { Status: string; Line: string | null })
      .map(({ Status, Line }: { Status: string; Line: string | null }) => [Status, Line]),
  ).toEqual([
    ['Cancelled', null],
    ['Cancelled', null],
    ['Cancelled', null],
  ]);
  const { text, isPayable } = await slipOf(rows[0]!.id);
  expect(text).toMatch(/Cancelado em \d{2}\/\d{2}\/\d{4} por um endosso da apólice\. Não há o que pagar\./);
  expect(isPayable).toBe(false);
});

test('a part of it lowers the last billet, which gets another bar code, and leaves the first', async () => {
  const policy = await raised();
  const before = await billetsOf(policy.id);
  await lowered(policy.number, 1_200_000);
  const after = await billetsOf(policy.id);
  const cents = (rows: typeof before) =>
    rows
      .filter(({ cancelledAt }) => cancelledAt === null)
      .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  const [last] = await server.db
    .select()
    .from(endorsements)
    .where(eq(endorsements.policyId, policy.id))
    .orderBy(endorsements.suffix)
    .offset(1);
  expect(cents(before) - cents(after)).toBe(-Math.round(Number(last!.grossPremium) * 100));
  expect(after[0]).toEqual(before[0]);
  const changed = after.find(
    ({ id, amount, cancelledAt }) =>
      cancelledAt === null && before.some((row) => row.id === id && row.amount !== amount),
  );
  expect(changed!.barCode).not.toBe(before.find(({ id }) => id === changed!.id)!.barCode);
  const nettings = await server.db
    .select()
    .from(billetNettings)
    .where(eq(billetNettings.endorsementId, last!.id));
  expect(nettings.length).toBeGreaterThan(0);
  const slip = await slipOf(changed!.id);
  expect(slip.text).toContain(`era de ${money(before.find(({ id }) => id === changed!.id)!.amount)}`);
  expect(slip.text).toContain(money(changed!.amount));
  expect(slip.isPayable).toBe(true);
  expect((await slipOf(before[0]!.id)).text).not.toContain('era de');
});

test('is said before it is accepted, to the customer and at the desk, and is what comes of it', async () => {
  const policy = await raised();
  const [first, second, last] = await billetsOf(policy.id);
  await server.db
    .update(billets)
    .set({ paidAt: new Date('2026-11-20T15:00:00Z') })
    .where(inArray(billets.id, [first!.id, second!.id]));
  const less = await rated(CLIENTE, policy.number, 'f', { [AMOUNT]: Number(policy.insuredAmount) });
  const { GrossPremium, CommercialPremium, Netted } = (await read(CLIENTE, less)).Quote;
  expect(Netted.OffBillets).toBe(Number(last!.amount));
  expect(Netted.PaidOut).toBeGreaterThan(0);
  expect(Netted.OffBillets + Netted.PaidOut).toBeCloseTo(-GrossPremium, 6);
  const ofDesk = async (path: string) => (await call('GET', `/desk/quote${path}`)).data;
  expect((await ofDesk(`?identifier=${less}`)).Quote.Netted).toEqual(Netted);
  const priced = (premium: number) => ofDesk(`/price?identifier=${less}&commercialPremium=${premium}`);
  expect((await priced(CommercialPremium)).Netted).toEqual(Netted);
  expect((await priced(-0.5)).Netted).toEqual({ OffBillets: 0.5, PaidOut: 0 });
  expect((await priced(10)).Netted).toBeNull();
  const { Quote, Endorsement } = await accepted(less);
  expect(Quote.Netted).toBeUndefined();
  expect(Endorsement.Issued).toMatchObject({
    OffBillets: Netted.OffBillets,
    Refund: { Amount: Netted.PaidOut },
  });
});

describe('what was paid', () => {
  test('is paid back by a person, once, and the customer reads how far that is', async () => {
    const policy = await raised();
    await server.db
      .update(billets)
      .set({ paidAt: new Date('2026-11-20T15:00:00Z') })
      .where(eq(billets.policyId, policy.id));
    const { Identifier, Endorsement } = await lowered(policy.number, Number(policy.insuredAmount), {
      [PAY_TO]: 'financeiro@serraazul.com.br',
    });
    const { Amount, PayTo, PaidOn } = Endorsement.Issued.Refund;
    const paid = (await billetsOf(policy.id)).reduce(
      (sum, { amount }) => sum + Math.round(Number(amount) * 100),
      0,
    );
    expect([PayTo, PaidOn]).toEqual(['financeiro@serraazul.com.br', null]);
    expect(Math.round(Amount * 100)).toBeLessThanOrEqual(paid);
    const waiting = (await refunds()).find(
      ({ DocumentNumber }) => DocumentNumber === Endorsement.Issued.Number,
    )!;
    expect(waiting.Amount).toBe(Amount);
    const answers = await Promise.all(
      [1, 2].map(() => call('POST', '/desk/refunds/pay', { id: waiting.Id })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await read(CLIENTE, Identifier)).Endorsement.Issued.Refund.PaidOn).toBe('2026-11-20');
  });

  test('is nobody else’s to read or to pay', async () => {
    expect((await call('GET', '/desk/refunds', undefined, CLIENTE)).status).toBe(404);
    expect((await call('POST', '/desk/refunds/pay', { id: 'x' }, CLIENTE)).status).toBe(404);
    expect((await call('POST', '/desk/refunds/pay', { id: 'x' })).status).toBe(404);
  });
});

test('a payment for a cancelled billet waits for a person, and nobody books it by hand', async () => {
  const policy = await raised();
  await lowered(policy.number, Number(policy.insuredAmount));
  const [{ ourNumber, amount, installment, endorsementId, paidAt }] = (await billetsOf(policy.id)) as [
    typeof billets.$inferSelect,
  ];
  expect(paidAt).toBeNull();
  const bytes = returnFile({
    titles: [{ ourNumber, amount: Math.round(Number(amount) * 100) }],
    sequence: 91,
  });
  const taken = await call('POST', '/desk/bank-returns', {
    name: 'retorno.ret',
    content: bytes.toString('base64'),
  });
  expect(taken.data).toMatchObject({ Booked: 0, Differences: 1 });
  const { Differences } = (await call('GET', '/desk/bank-returns')).data;
  expect(Differences.find((row: { OurNumber: string }) => row.OurNumber === ourNumber).Kind).toBe(
    'cancelled',
  );
  const [{ number }] = (await server.db
    .select()
    .from(endorsements)
    .where(eq(endorsements.id, endorsementId!))) as [typeof endorsements.$inferSelect];
  const byHand = await call('POST', '/desk/payments', {
    documentNumber: number,
    installment,
    paidOn: '2026-11-20',
  });
  expect(byHand).toMatchObject({ status: 409, code: 'BILLET_CANCELLED' });
});
