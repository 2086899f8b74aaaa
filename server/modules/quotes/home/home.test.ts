import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Home } from '../../../../contract/home';
import { STATUS } from '../../../../contract/statuses/quote';
import { drafts, policies, quotes } from '../../../db/schema';
import { DAY_MS } from '../../../infra/durations';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { issuedPolicy, policyUntil as endingOn } from '../../../testing/issuedPolicy';
import { quoteDesk } from '../../../testing/quoteDesk';
import { createClock } from '../../../clock';
import { TEST_NOW, testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

const SERRA = '11222333000181';
const VALE = '11444777000161';
const KEY = 'd0000000-0000-4000-8000-000000000009';

let server: TestApp;
let now = TEST_NOW;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle', deps: () => ({ clock: createClock(0, () => now) }) });
  await seedDemonstration(server.db);
  await server.db.delete(policies);
});
afterAll(() => server.close());

async function home(part = '', uid = 'demo-cliente', email = 'cliente@lastro.test'): Promise<Home> {
  const url = `/api/InsuranceHome?email=${email}${part && `&part=${part}`}`;
  return (await server.as(uid, { url })).json().Data;
}

/** A policy that ends on that day; its number. Today is 20 November 2026. */
const policyUntil = (end: string, changes?: Partial<typeof policies.$inferInsert>) =>
  endingOn(server.db, SERRA, end, changes);

describe('home', () => {
  test('is empty for who has nothing, and is one’s own', async () => {
    const empty = await home('', 'demo-novo', 'novo@lastro.test');
    expect(empty.NeedsYou).toEqual({
      Corrections: { Total: 0, Items: [] },
      Offers: { Total: 0, Items: [] },
      Proposals: { Total: 0, Items: [] },
      Billets: { Total: 0, Until: '2026-11-27', Items: [] },
      Expiring: { In30: 0, In60: 0, In90: 0 },
      Drafts: { Total: 0, Items: [] },
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
    const dueDates = ['2026-11-10', '2026-11-20', '2026-11-27', '2026-11-28'];
    await issuedPolicy(server.db, { clientDocument: SERRA, dueDates });
    const { NeedsYou } = await home('needsYou');
    expect(NeedsYou?.Billets.Total).toBe(3);
    const said = NeedsYou?.Billets.Items.map((one) => [one.DueDate, one.IsOverdue, one.IsDueToday]);
    expect(said).toEqual([
      ['2026-11-10', true, false],
      ['2026-11-20', false, true],
      ['2026-11-27', false, false],
    ]);
    const other = await home('needsYou', 'demo-tomador', 'tomador@lastro.test');
    expect(other.NeedsYou?.Billets.Total).toBe(0);
  });

  test('has no billet overdue on a Monday that fell due at the weekend', async () => {
    await server.db.delete(policies);
    await issuedPolicy(server.db, { clientDocument: SERRA, dueDates: ['2026-11-21', '2026-11-22'] });
    const said = async (day: string) => {
      now = Date.parse(`${day}T15:00:00Z`);
      const { NeedsYou } = await home('needsYou').finally(() => (now = TEST_NOW));
      return NeedsYou?.Billets.Items.map(({ IsOverdue, IsDueToday }) => [IsOverdue, IsDueToday]);
    };
    expect(await said('2026-11-23')).toEqual([
      [false, true],
      [false, true],
    ]);
    expect(await said('2026-11-24')).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  test('names offers and proposals, five at most, of this person’s clients', async () => {
    const { rowOf, registered } = quoteDesk(() => server);
    const made = await rowOf(await registered());
    const { id: _, searchText: __, ...rest } = made;
    const asked = { ...rest, clientDocument: SERRA, ownerUid: 'demo-cliente' };
    const offers = Array.from({ length: 6 }, (_none, at) => ({
      ...asked,
      identifier: `BID900000${at}`,
      status: STATUS.paymentReady,
      grossPremium: '150.00',
    }));
    const proposal = { ...asked, identifier: 'BID9100000', status: STATUS.proposalReady };
    await server.db.insert(quotes).values([...offers, proposal]);
    const { Offers, Proposals } = (await home('needsYou')).NeedsYou!;
    expect([Offers.Total, Offers.Items.length]).toEqual([6, 5]);
    expect(Offers.Items[0]).toMatchObject({ ProductName: 'Licitante', GrossPremium: 150 });
    expect(Proposals.Items.map(({ Identifier }) => Identifier)).toEqual(['BID9100000']);
    const other = await home('needsYou', 'demo-responsavel', 'responsavel@lastro.test');
    expect(other.NeedsYou?.Offers.Total).toBe(0);
  });

  test('names what the desk wants corrected by when it is, the soonest first, until that moment', async () => {
    const { rowOf, registered } = quoteDesk(() => server);
    const { id: _, searchText: __, ...rest } = await rowOf(await registered());
    const moment = server.deps.clock.now().getTime();
    const asked = (at: number, days: number) => ({
      ...rest,
      clientDocument: SERRA,
      ownerUid: 'demo-cliente',
      identifier: `BID920000${at}`,
      status: STATUS.analysing,
      correctionUntil: new Date(moment + days * DAY_MS),
    });
    const gone = { ...asked(4, 3), deletedAt: new Date(moment) };
    await server.db.insert(quotes).values([asked(1, 7), asked(2, 2), asked(3, -1), gone]);
    const { Corrections } = (await home('needsYou')).NeedsYou!;
    expect(Corrections.Total).toBe(2);
    expect(Corrections.Items.map(({ Identifier }) => Identifier)).toEqual(['BID9200002', 'BID9200001']);
    expect(Corrections.Items[0]).toMatchObject({
      ProductName: 'Licitante',
      ExpiresAt: new Date(moment + 2 * DAY_MS).toISOString(),
    });
    const other = await home('needsYou', 'demo-tomador', 'tomador@lastro.test');
    expect(other.NeedsYou?.Corrections.Total).toBe(0);
  });

  test('says whom a draft is for and where it was left', async () => {
    const { compiled } = server.deps.products.current('licitante')!;
    const [first, second] = compiled.steps.map(({ definition }) => definition);
    await server.db.insert(drafts).values({
      userUid: 'demo-cliente',
      product: 'licitante',
      key: KEY,
      definition: compiled.source.hash,
      answers: { 'insured.name': 'Prefeitura de Santos' },
      steps: { [first!.id]: 'done', [second!.id]: 'open' },
    });
    const { Drafts } = (await home('needsYou')).NeedsYou!;
    expect(Drafts.Total).toBe(1);
    expect(Drafts.Items[0]).toMatchObject({
      Product: 'licitante',
      Key: KEY,
      InsuredName: 'Prefeitura de Santos',
      Step: second!.title,
    });
  });
});
