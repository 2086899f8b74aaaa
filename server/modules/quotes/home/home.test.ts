import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Home } from '../../../../contract/home';
import type { OpportunityPage } from '../../../../contract/opportunities';
import { drafts, notifications, policies } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { issuedPolicy } from '../../../testing/issuedPolicy';
import { renewalAnswers } from '../opportunities/renewalAnswers';
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
const home = async (part = '', uid = 'demo-cliente', email = 'cliente@lastro.test'): Promise<Home> =>
  (await call('GET', `/InsuranceHome?email=${email}${part && `&part=${part}`}`, uid)).Data;
const find = async (query = '', uid = 'demo-cliente'): Promise<OpportunityPage> =>
  (await call('GET', `/opportunities/search?${query}`, uid)).Data;

/** A policy that ends on that day; its number. Today is 20 November 2026. */
async function policyUntil(validityEnd: string, changes: Partial<typeof policies.$inferInsert> = {}) {
  const id = await issuedPolicy(server.db, { clientDocument: SERRA, dueDates: [] });
  const set = { validityStart: '2026-01-01', validityEnd, ...changes };
  await server.db.update(policies).set(set).where(eq(policies.id, id));
  const [row] = await server.db.select().from(policies).where(eq(policies.id, id));
  return row!.number;
}

describe('home', () => {
  test('is empty for who has nothing, and is one’s own', async () => {
    const empty = await home('', 'demo-novo', 'novo@lastro.test');
    expect(empty.NeedsYou).toEqual({
      Offers: { Total: 0, Items: [] },
      Proposals: { Total: 0, Items: [] },
      Billets: { Total: 0, Items: [] },
      Expiring: { In30: 0, In60: 0, In90: 0 },
      Drafts: [],
    });
    expect(empty.InForce).toMatchObject({ Count: 0, InsuredAmount: 0, ByProduct: [], ByInsurer: [] });
    expect(empty.InForce?.Months).toHaveLength(12);
    expect(await home('', 'demo-tomador')).toBeUndefined();
  });

  test('counts ends within 30, 60 and 90 days, each once, and what is in force', async () => {
    await server.db.delete(policies);
    const ends = [
      '2026-11-19',
      '2026-11-20',
      '2026-12-20',
      '2026-12-21',
      '2027-01-19',
      '2027-02-18',
      '2027-02-19',
    ];
    for (const end of ends) await policyUntil(end, { insurerName: end < '2027' ? 'Essor' : 'Avla' });
    await policyUntil('2026-12-01', { cancelledAt: new Date('2026-11-01') });
    await policyUntil('2026-12-01', { clientDocument: VALE });
    await policyUntil('2028-01-01', { validityStart: '2026-11-21' });
    const { NeedsYou, InForce } = await home();
    expect(NeedsYou?.Expiring).toEqual({ In30: 2, In60: 2, In90: 1 });
    expect(InForce).toMatchObject({ Count: 6, InsuredAmount: 60_000, Premium: 900 });
    expect(InForce?.ByInsurer.map(({ Name, Count }) => [Name, Count])).toEqual([
      ['Avla', 3],
      ['Essor', 3],
    ]);
    expect(InForce?.ByProduct).toMatchObject([{ Key: 'BID', Name: 'Licitante', Count: 6 }]);
    expect(InForce?.Months.map(({ Key, Count }) => [Key, Count]).slice(0, 4)).toEqual([
      ['2026-11', 1],
      ['2026-12', 2],
      ['2027-01', 1],
      ['2027-02', 2],
    ]);
    expect((await home('inForce')).NeedsYou).toBeNull();
    expect((await home('needsYou')).InForce).toBeNull();
  });

  test('names billets that are overdue or due within a week, of this person’s clients', async () => {
    const dueDates = ['2026-11-10', '2026-11-27', '2026-11-28'];
    await issuedPolicy(server.db, { clientDocument: SERRA, dueDates });
    const { NeedsYou } = await home('needsYou');
    expect(NeedsYou?.Billets.Total).toBe(2);
    expect(NeedsYou?.Billets.Items.map(({ DueDate, IsOverdue }) => [DueDate, IsOverdue])).toEqual([
      ['2026-11-10', true],
      ['2026-11-27', false],
    ]);
    const other = await home('needsYou', 'demo-tomador', 'tomador@lastro.test');
    expect(other.NeedsYou?.Billets.Total).toBe(0);
  });

  test('says whom a draft is for and where it was left', async () => {
    const { compiled } = server.deps.products.current('licitante')!;
    const [first, second] = compiled.steps.map(({ definition }) => definition);
    await server.db.insert(drafts).values({
      userUid: 'demo-cliente',
      product: 'licitante',
      definition: compiled.source.hash,
      answers: { 'insured.name': 'Prefeitura de Santos' },
      steps: { [first!.id]: 'done', [second!.id]: 'open' },
    });
    const [draft] = (await home('needsYou')).NeedsYou!.Drafts;
    expect(draft).toMatchObject({
      Product: 'licitante',
      InsuredName: 'Prefeitura de Santos',
      Step: second!.title,
    });
  });
});

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
    ['has ended', '2026-11-19', {}],
    ['was cancelled', '2026-12-01', { cancelledAt: new Date('2026-11-01') }],
  ])('are none where a policy %s', async (_why, end, changes) => {
    const number = await policyUntil(end, changes);
    const { Code } = await call('POST', '/opportunities/interest', undefined, { policyNumber: number });
    expect(Code).toBe('NOT_NEAR_END');
  });

  test('a renewal begins where the policy ends and lasts as long, without its files', () => {
    const product = server.deps.products.current('licitante')!;
    const answers = {
      'insured.name': 'Prefeitura de Santos',
      'objectProperty.startDateValidity': '2026-01-01',
      'objectProperty.endDateValidity': '2026-12-01',
      'fileUpload.documents': [{ DocumentID: 'd1', DocumentName: 'edital.pdf' }],
      'gone.since': 1,
    };
    const of = (validityEnd: string) =>
      renewalAnswers(product, { answers }, { validityStart: '2026-01-01', validityEnd }, '2026-11-20');
    expect(of('2026-12-01')).toEqual({
      'insured.name': 'Prefeitura de Santos',
      'objectProperty.startDateValidity': '2026-12-01',
      'objectProperty.endDateValidity': '2027-10-31',
    });
    expect(of('2026-11-10')).toMatchObject({ 'objectProperty.startDateValidity': '2026-11-20' });
  });

  test('a policy that was not made here cannot be filled in again, and another’s is none', async () => {
    const number = await policyUntil('2026-12-01');
    const renewal = (uid?: string) => call('GET', `/opportunities/renewal?policyNumber=${number}`, uid);
    expect((await renewal()).Code).toBe('NOT_RENEWABLE');
    expect((await renewal('demo-tomador')).StatusCode).toBe(404);
  });
});
