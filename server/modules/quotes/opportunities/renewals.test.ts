import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpportunityPage } from '../../../../contract/opportunities';
import { notifications, policies } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { policyUntil as endingOn } from '../../../testing/issuedPolicy';
import { quoteDesk } from '../../../testing/quoteDesk';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

const SERRA = '11222333000181';
const VALE = '11444777000161';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
  await server.db.delete(policies);
});
afterAll(() => server.close());

async function call(method: 'GET' | 'POST', url: string, uid = 'demo-cliente', payload?: object) {
  return (await server.as(uid, { method, url: `/api${url}`, payload })).json();
}
const find = async (query = '', uid = 'demo-cliente'): Promise<OpportunityPage> =>
  (await call('GET', `/opportunities/search?${query}`, uid)).Data;

/** A policy that ends on that day; its number. Today is 20 November 2026. */
const policyUntil = (end: string, changes?: Partial<typeof policies.$inferInsert>) =>
  endingOn(server.db, SERRA, end, changes);

describe('opportunities', () => {
  test('are the policies of one’s clients that end soon, the nearest first', async () => {
    await server.db.delete(policies);
    const far = await policyUntil('2027-02-18');
    const near = await policyUntil('2026-11-20', { product: 'FL' });
    await policyUntil('2026-11-19');
    await policyUntil('2027-02-19');
    await policyUntil('2026-12-01', { clientDocument: VALE });
    const { Items, Total } = await find();
    expect([Total, Items.map(({ Code, DaysLeft }) => [Code, DaysLeft])]).toEqual([
      2,
      [
        [near, 0],
        [far, 90],
      ],
    ]);
    expect((await find('within=30')).Items.map(({ Code }) => Code)).toEqual([near]);
    expect((await find('product=FL')).Items.map(({ Code }) => Code)).toEqual([near]);
    expect((await find('', 'demo-semcliente')).Total).toBe(0);
    expect((await call('GET', '/opportunities/search?within=91')).StatusCode).toBe(422);
  });

  test('are of interest once: the executive is told, and it is known from then on', async () => {
    const number = await policyUntil('2026-12-01');
    const express = (uid?: string) => call('POST', '/opportunities/interest', uid, { policyNumber: number });
    const both = await Promise.all([express(), express()]);
    expect(both.map(({ StatusCode }) => StatusCode)).toEqual([200, 200]);
    expect(both[0].Data).toEqual(both[1].Data);
    const told = await server.db.select().from(notifications).where(eq(notifications.data, number));
    expect(told.map(({ userUid, notificationType }) => [userUid, notificationType])).toEqual([
      ['demo-executivo', 'NewInterest'],
    ]);
    expect((await find()).Items.find(({ Code }) => Code === number)?.InterestAt).toBe(
      both[0].Data.InterestAt,
    );
    expect((await express('demo-tomador')).StatusCode).toBe(404);
  });

  test.each([
    ['is far from its end', '2027-02-19', {}],
    ['of ninety days began today', '2027-02-18', { validityStart: '2026-11-20' }],
    ['is a day from half its term', '2027-01-08', { validityStart: '2026-10-03' }],
    ['has ended', '2026-11-19', {}],
    ['was cancelled', '2026-12-01', { cancelledAt: new Date('2026-11-01') }],
  ])('are none where a policy %s', async (_why, end, changes) => {
    const number = await policyUntil(end, changes);
    const { Code } = await call('POST', '/opportunities/interest', undefined, { policyNumber: number });
    expect(Code).toBe('NOT_NEAR_END');
  });

  test('of a short policy begin with half of its term', async () => {
    await server.db.delete(policies);
    const half = await policyUntil('2027-01-08', { validityStart: '2026-10-02' });
    await policyUntil('2027-01-08', { validityStart: '2026-10-03' });
    await policyUntil('2027-02-18', { validityStart: '2026-11-20' });
    expect((await find()).Items.map(({ Code }) => Code)).toEqual([half]);
    expect(
      (await call('POST', '/opportunities/interest', undefined, { policyNumber: half })).StatusCode,
    ).toBe(200);
  });

  test('are an executive’s too: those of the clients that the executive looks after', async () => {
    await server.db.delete(policies);
    const number = await policyUntil('2026-12-01');
    await call('POST', '/opportunities/interest', undefined, { policyNumber: number });
    const [seen] = (await find('', 'demo-executivo')).Items;
    expect(seen).toMatchObject({ Code: number, InterestAt: expect.any(String) });
  });

  test('what one asked to be called about is a lead, and nobody else’s', async () => {
    expect((await find('kind=lead')).Items).toEqual([]);
    expect((await find('kind=lead', 'demo-tomador')).Total).toBe(0);
  });
});

describe('a renewal', () => {
  const renewal = (number: string, uid?: string) =>
    call('GET', `/opportunities/renewal?policyNumber=${number}`, uid);
  const says = { insuredName: 'Prefeitura de Santos', insuredDocument: '46177531000155' };

  test('begins where the policy ends, lasts as long, and says what the policy says', async () => {
    const number = await policyUntil('2026-12-01', { ...says, objectText: 'Edital 12/2026' });
    expect((await renewal(number)).Data).toEqual({
      Wizard: 'licitante',
      Answers: {
        'insured.policyHolder': { value: SERRA, label: SERRA },
        'insured.name': says.insuredName,
        'insured.document': says.insuredDocument,
        'objectProperty.guaranteeValue': 10_000,
        'objectProperty.objectText': 'Edital 12/2026',
        'objectProperty.startDateValidity': '2026-12-01',
        'objectProperty.endDateValidity': '2027-11-01',
      },
    });
    expect((await renewal(number, 'demo-tomador')).StatusCode).toBe(404);
  });

  test.each([
    ['2026-11-10', '2025-11-10', '2026-11-20', '2027-11-20'],
    ['2027-01-31', '2024-01-31', '2027-01-31', '2030-01-31'],
    ['2026-12-01', '2026-11-16', '2026-12-01', '2026-12-16'],
  ])('of what ends on %s after %s runs from %s to %s', async (end, validityStart, from, to) => {
    const number = await policyUntil(end, { validityStart });
    expect((await renewal(number)).Data.Answers).toMatchObject({
      'objectProperty.startDateValidity': from,
      'objectProperty.endDateValidity': to,
    });
  });

  test('carries the modality of a policy that was not asked for here', async () => {
    const number = await policyUntil('2026-12-01', { product: 'PER', modality: 'performance-publico' });
    expect((await renewal(number)).Data).toMatchObject({
      Wizard: 'performance',
      Answers: { 'rule.modality': 2 },
    });
  });

  test('takes what the policy was asked for with, but for its files', async () => {
    const identifier = await quoteDesk(() => server).registered();
    const { answers, id } = await quoteDesk(() => server).rowOf(identifier);
    const number = await policyUntil('2026-12-01', { clientDocument: VALE, quoteId: id, ...says });
    const { Answers } = (await renewal(number, 'demo-tomador')).Data;
    expect(Answers).toMatchObject({
      'requester.name': answers['requester.name'],
      'insured.name': says.insuredName,
    });
    expect(Object.keys(Answers)).not.toContain('fileUpload.documents');
  });

  test('is not to be had of a product that is not asked for here', async () => {
    const number = await policyUntil('2026-12-01', { product: 'XYZ' });
    expect((await renewal(number)).Code).toBe('NOT_RENEWABLE');
  });
});
