import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AMOUNT, endorsementDesk, REASON } from '../../../testing/endorsementDesk';
import { executiveDesk } from '../../../testing/executiveDesk';
import { emissionDesk } from '../../../testing/emissionDesk';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { createClock } from '../../../clock';
import { testApp, TEST_NOW } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { ledgerOfPolicy } from '../../issued/policies/ledger';
import { valueOf } from '../../../../engine/rating/layers/worth';

const CLIENTE = 'demo-cliente';
const START = 'newStateDocument.startDateValidity';
const DAY = 86_400_000;

let instant = TEST_NOW;
const clock = createClock(0, () => instant);
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle', deps: () => ({ clock }) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { rated, issue, read, request, newPolicy, rowOf, policyOf, recordFor, sendRecord } = endorsementDesk(
  () => server,
);
const { pay, approve } = emissionDesk(() => server);
const { decide, ask } = executiveDesk(() => server);
const premiumOf = async (identifier: string): Promise<number> =>
  (await read(CLIENTE, identifier)).Quote.GrossPremium;
const daysFrom = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

async function paid(identifier: string): Promise<void> {
  expect((await pay(identifier, {}, false, undefined, CLIENTE)).data.Status).toBe(7);
  await issue(identifier);
}

/** The same as it is days later. */
async function after<T>(days: number, work: () => Promise<T>): Promise<T> {
  instant = TEST_NOW + days * DAY;
  try {
    return await work();
  } finally {
    instant = TEST_NOW;
  }
}

test('pump: a reduction gives back of an increase of the last days what those days cost', async () => {
  const { id, number, insuredAmount, validityEnd } = await newPolicy();
  const more = await rated(CLIENTE, number, 'b', { [AMOUNT]: 900_000, [START]: daysFrom(validityEnd, -10) });
  const cost = await premiumOf(more);
  expect(cost).toBe(328.77);
  await paid(more);
  const before = valueOf((await ledgerOfPolicy(server.db, id))!);
  const less = await rated(CLIENTE, number, 'f', { [AMOUNT]: Number(insuredAmount) });
  expect(await premiumOf(less)).toBe(-cost);
  expect((await approve(less, undefined, CLIENTE)).data.Status).toBe(7);
  await issue(less);
  expect(before - valueOf((await ledgerOfPolicy(server.db, id))!)).toBe(32_877);
});

test('an end that is issued days after its acceptance counts from that, as what it gives back does', async () => {
  const { id, number } = await newPolicy();
  const worth = async () => valueOf((await ledgerOfPolicy(server.db, id))!);
  const before = await worth();
  const identifier = await rated(CLIENTE, number, 'd', { [REASON]: 'O contrato foi rescindido.' });
  const url = `quote/price?identifier=${identifier}&commercialPremium=-1`;
  const { Lowest: commercialPremium } = (await ask('demo-executivo', 'GET', url)).data.Bounds;
  await decide('approve', identifier, { commercialPremium, maxInstallments: 1, insurerName: 'Sandbox' });
  expect((await approve(identifier, undefined, CLIENTE)).data.Status).toBe(7);
  await after(40, () => issue(identifier));
  expect((await read(CLIENTE, identifier)).Endorsement.Issued).toBeDefined();
  expect(before - (await worth())).toBe(Math.round(-100 * commercialPremium));
});

describe('backdating', () => {
  test('is decided by a person, who reads the reason and sees what it gives back', async () => {
    const { number, validityStart, commercialPremium } = await newPolicy();
    const edits = { [AMOUNT]: 0.01, [START]: validityStart };
    const unsaid = await request(CLIENTE, number, 'f', edits);
    expect(unsaid.errors).toMatchObject([{ path: `endorsement.${REASON}`, code: 'required' }]);
    const identifier = await rated(CLIENTE, number, 'f', { ...edits, [REASON]: 'A obra não começou.' });
    const row = await rowOf(identifier);
    expect(row.status).toBe(10);
    expect(-Number(row.commercialPremium)).toBeLessThanOrEqual(Number(commercialPremium));
    expect(Number(row.commercialPremium)).toBeLessThan(0);
  });

  test('of a day before today it is, of today it is not', async () => {
    const today = '2026-11-20';
    for (const [start, status] of [
      [daysFrom(today, -1), 10],
      [today, 2],
    ] as const) {
      const { number } = await newPolicy();
      const edits = { [AMOUNT]: 50_000, [START]: start, [REASON]: 'A obra parou.' };
      expect((await rowOf(await rated(CLIENTE, number, 'f', edits))).status).toBe(status);
    }
  });
});

describe('a start that has passed', () => {
  test.each([
    ['f', { [AMOUNT]: 50_000 }],
    ['b', { [AMOUNT]: 200_000 }],
  ])(
    'is rated again on the day of acceptance: the person sees both sums of type %s first',
    async (type, edits) => {
      const { number } = await newPolicy();
      const identifier = await rated(CLIENTE, number, type, edits);
      const offered = await premiumOf(identifier);
      await after(20, async () => {
        const accept = (premium?: number) =>
          type === 'f'
            ? approve(identifier, undefined, CLIENTE, { premium })
            : pay(identifier, {}, false, undefined, CLIENTE, premium);
        const { Quote } = await read(CLIENTE, identifier);
        expect(Quote.RatedAgain).toEqual({ GrossPremium: offered, Start: '2026-12-10' });
        expect(Math.abs(Quote.GrossPremium)).toBeLessThan(Math.abs(offered));
        expect(await accept(offered)).toMatchObject({ status: 409, code: 'OFFER_RATED_AGAIN' });
        expect((await rowOf(identifier)).validityStart).toBe('2026-11-20');
        expect((await accept(Quote.GrossPremium)).data.Status).toBe(7);
        await issue(identifier);
      });
      expect(await rowOf(identifier)).toMatchObject({ status: 12, validityStart: '2026-12-10' });
    },
  );

  test.each([
    ['f', { [AMOUNT]: 50_000 }],
    ['d', { [REASON]: 'O contrato foi rescindido.' }],
  ])('after the policy is over nothing is left for type %s to give back', async (type, edits) => {
    const { number } = await newPolicy({ validityEnd: '2026-12-10' });
    const identifier = await rated(CLIENTE, number, type, edits);
    if (type === 'd')
      await decide('approve', identifier, { commercialPremium: -5, maxInstallments: 1, insurerName: 'S' });
    const offered = await premiumOf(identifier);
    expect(offered).toBeLessThan(0);
    await after(25, async () => {
      expect(await premiumOf(identifier)).toBe(0);
      const accept = (premium: number) => approve(identifier, undefined, CLIENTE, { premium });
      expect((await accept(offered)).code).toBe('OFFER_RATED_AGAIN');
      expect((await accept(0)).data.Status).toBe(7);
      await issue(identifier);
    });
    expect(await rowOf(identifier)).toMatchObject({ status: 12, grossPremium: '0.00' });
  });

  test('on the day of the offer is what was offered', async () => {
    const { number } = await newPolicy();
    const identifier = await rated(CLIENTE, number, 'b', { [AMOUNT]: 200_000 });
    expect((await read(CLIENTE, identifier)).Quote.RatedAgain).toBeUndefined();
    await paid(identifier);
  });
});

test('a correction of the object leaves the insured its name as it is on file', async () => {
  const before = await newPolicy({ insuredName: 'Prefeitura de São João' });
  const edits = { 'newStateDocument.objectText': 'Construir outra ponte.', [REASON]: 'Era outra ponte.' };
  const identifier = await rated(CLIENTE, before.number, 'g', edits);
  await decide('approve', identifier, {
    commercialPremium: 0,
    maxInstallments: 1,
    insurerName: 'Seguradora Sandbox',
  });
  await issue(identifier);
  const { insuredName, objectText } = await policyOf(before.number);
  expect([insuredName, objectText]).toEqual(['Prefeitura de São João', 'Construir outra ponte.']);
  // What was asked is told and printed from its record.
  const told = JSON.stringify((await rowOf(identifier)).record);
  expect(told).toContain('Prefeitura de São João');
  expect(told).not.toContain('Sao Joao');
});

describe('what is compared with the policy', () => {
  test.each([
    ['referencePolicy', 'endorsementNumber'],
    ['endorsementRequest', 'policyNumber'],
  ])('the number in %s.%s is the policy’s own, not the body’s', async (block, name) => {
    const [own, strange] = [await newPolicy(), await newPolicy()];
    const record = await recordFor(CLIENTE, own.number, 'b', { [AMOUNT]: 200_000 });
    const part = record[block] as Record<string, unknown>;
    const other = { ...record, [block]: { ...part, [name]: strange.number } };
    const answer = await sendRecord(CLIENTE, other);
    expect([404, 422]).toContain(answer.status);
    expect((await sendRecord(CLIENTE, record)).status).toBe(200);
  });

  test('a number that fits itself everywhere and not its code is nobody’s', async () => {
    const [own, strange] = [await newPolicy(), await newPolicy()];
    const text = JSON.stringify(await recordFor(CLIENTE, own.number, 'b', { [AMOUNT]: 200_000 }));
    const other = JSON.parse(text.replaceAll(`"${own.number}"`, `"${strange.number}"`));
    other.referencePolicy.mainPolicyNumber = own.number;
    other.currentStateDocument = JSON.parse(text).currentStateDocument;
    expect(await sendRecord(CLIENTE, other)).toMatchObject({ status: 404, code: 'POLICY_NOT_FOUND' });
  });

  test.each(['mainDocumentId', 'lastDocumentNumber'])('%s is the policy’s', async (name) => {
    const [own, strange] = [await newPolicy(), await newPolicy()];
    const record = await recordFor(CLIENTE, own.number, 'b', { [AMOUNT]: 200_000 });
    const { endorsementRequest } = record as { endorsementRequest: { policy: object } };
    const policy = {
      ...endorsementRequest.policy,
      [name]: name === 'mainDocumentId' ? strange.id : strange.number,
    };
    const other = { ...record, endorsementRequest: { ...endorsementRequest, policy } };
    expect(await sendRecord(CLIENTE, other)).toMatchObject({ status: 404, code: 'POLICY_NOT_FOUND' });
  });

  test.each([
    [1e15, 'maximum'],
    ['200000', 'type'],
  ])('an insured amount of %j is refused at its field', async (guaranteeValue, code) => {
    const { number } = await newPolicy();
    const record = await recordFor(CLIENTE, number, 'b', { [AMOUNT]: 200_000 });
    const newStateDocument = { ...(record.newStateDocument as object), guaranteeValue };
    expect(await sendRecord(CLIENTE, { ...record, newStateDocument })).toMatchObject({
      status: 422,
      errors: [{ path: `endorsement.${AMOUNT}`, code }],
    });
  });
});
