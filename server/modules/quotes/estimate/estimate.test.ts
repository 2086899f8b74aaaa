import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quotes } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { bidRecord, type BidChanges } from '../../../testing/bidRecord';
import { goldenCases } from '../../../testing/goldenCases';
import { quoteDesk, TOMADOR } from '../../../testing/quoteDesk';
import { testApp, type TestApp } from '../../../testing/testApp';
import { underwrite } from '../underwrite';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { registered, rowOf } = quoteDesk(() => server);
const hashOf = (wizard: string) => server.deps.products.current(wizard)!.compiled.source.hash;

async function ask(record: object, wizard = 'licitante', uid: string | null = TOMADOR) {
  const payload = { definition: hashOf(wizard), record };
  const answer = await server.as(uid, { method: 'POST', url: '/api/quote/estimate', payload });
  return { status: answer.statusCode, code: answer.json().Code, estimate: answer.json().Data?.Estimate };
}
const estimateOf = async (changes: BidChanges = {}) => (await ask(bidRecord(changes))).estimate;

describe('the estimate of a request that is still being filled in', () => {
  test('is what the same request is asked once it is registered, and stores nothing', async () => {
    const before = await server.db.select({ count: count() }).from(quotes);
    const estimate = await estimateOf();
    expect(await server.db.select({ count: count() }).from(quotes)).toEqual(before);
    expect(estimate).toMatchObject({ state: 'priced', insuredAmount: 10_000, days: 90 });
    const identifier = await registered();
    await underwrite(server.deps, (await rowOf(identifier)).id);
    const { grossPremium, iof, installments } = await rowOf(identifier);
    expect([grossPremium, iof, installments]).toEqual([
      estimate.grossPremium.value.toFixed(2),
      estimate.iof.value.toFixed(2),
      estimate.maxInstallments.value,
    ]);
  });

  test('says what is missing, and what it will not be below', async () => {
    const objectProperty = { guaranteeValue: undefined, deadline: undefined, endDateValidity: undefined };
    const estimate = await estimateOf({ objectProperty });
    expect(estimate).toMatchObject({ state: 'missing', least: 150 });
    expect(estimate.missing).toContain('Valor Garantia');
  });

  test('is no figure where a person decides or the insurer refuses', async () => {
    const of = (guaranteeValue: number) => estimateOf({ objectProperty: { guaranteeValue } });
    expect(await of(50_000)).toMatchObject({ state: 'person', reason: expect.stringContaining('1%') });
    expect(await of(200_000)).toMatchObject({ state: 'refused' });
  });

  test('tells no rate that an insurer keeps to itself', async () => {
    const cases = goldenCases(server.deps.products, 'fianca-locaticia');
    const asked = await Promise.all(cases.map(({ record }) => ask(record, 'fianca-locaticia')));
    const estimate = asked.map((one) => one.estimate).find((one) => one?.state === 'priced');
    expect(estimate.commercialPremium.why).toContain('não são divulgadas');
    expect(JSON.stringify(estimate)).not.toContain('Taxa');
  });

  test('is null where nothing rates it, missing what no request may hold, and not for everybody', async () => {
    expect((await ask({}, 'risco-equipamento')).estimate).toBeNull();
    expect(await estimateOf({ objectProperty: { guaranteeValue: 1e20 } })).toEqual({
      state: 'missing',
      missing: ['Valor Garantia'],
    });
    expect((await ask({}, 'licitante', null)).status).toBe(401);
  });
});

test('a rating leaves the server only where it may, without what it knows of the request', async () => {
  const read = async (wizard: string) =>
    (await server.as(null, { url: `/api/rating/${hashOf(wizard)}.json` })).json().Data;
  const { Extent, Rating } = await read('licitante');
  expect(Extent).toContain('objectProperty.guaranteeValue');
  expect(Rating).toHaveProperty('commercialPremium');
  expect(Rating).not.toHaveProperty('client');
  expect((await read('fianca-locaticia')).Rating).toBeNull();
  expect(await read('risco-equipamento')).toBeNull();
  expect(await read('endosso')).toBeNull();
});
