import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClock } from '../../clock';
import { constantTables, quotes, userClients } from '../../db/schema';
import { housekeeping } from '../../jobs/housekeeping';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { bidRecord } from '../../testing/bidRecord';
import { quoteDesk } from '../../testing/quoteDesk';
import { TEST_NOW, testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import { until } from '../../testing/until';
import { underwrite } from './underwrite';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'working' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { registered: register, rowOf: quoteOf, eventsOf, kindsOf, read: readQuote } = quoteDesk(() => server);
const read = async (identifier: string) => (await readQuote(identifier)).quote;

/** Waits for the insurer's answer: a second event. */
const answered = (identifier: string) =>
  until(async () => {
    const events = await eventsOf(identifier);
    return events.length > 1 ? events : undefined;
  });

const SOFIA = 'demo-semcliente';

/** A request that was changed after its client had gone to somebody else: no job asks the insurer about it. */
async function ofNobody() {
  const nomination = { userUid: SOFIA, clientDocument: '11444777000161' };
  await server.db.insert(userClients).values(nomination);
  const requester = { name: 'Sofia Camargo', phone: '41987650055', email: 'semcliente@lastro.test' };
  const identifier = await register({ requester }, SOFIA);
  await answered(identifier);
  await server.db.delete(userClients).where(eq(userClients.userUid, SOFIA));
  const bid = bidRecord({
    insured: { policyHolder: undefined, documentNumber: undefined },
    requester,
    rest: { ClientIsNominated: false },
  });
  const payload = { request: { identifier, bid } };
  const edited = await server.as(SOFIA, { method: 'PUT', url: '/api/quote/edit', payload });
  expect(edited.statusCode).toBe(200);
  return { identifier, id: (await quoteOf(identifier)).id };
}

describe('the sandbox insurer', () => {
  test('approves 1% of the contract: ready for payment with a premium', async () => {
    const identifier = await register();
    const events = await answered(identifier);
    expect(events[1]).toMatchObject({ kind: 'moved', fromStatus: 1, toStatus: 2, actorUid: null });
    expect(await read(identifier)).toMatchObject({
      Status: 2,
      QuoteDenied: null,
      Quote: {
        GrossPremium: 150,
        CommercialPremium: 150,
        IOF: 0,
        InsurerName: 'Seguradora Sandbox',
        MaxInstallments: 5,
        ExpiredAt: '2026-12-20T15:00:00.000Z',
      },
    });
  });

  test('leaves 1.01% to a person, once', async () => {
    const identifier = await register({ objectProperty: { guaranteeValue: 10_100 } });
    const events = await answered(identifier);
    expect(events[1]).toMatchObject({ kind: 'rated', toStatus: 1, reason: expect.stringContaining('1%') });
    expect(await read(identifier)).toMatchObject({ Status: 1, QuoteDenied: null });
    await underwrite(server.deps, (await quoteOf(identifier)).id);
    expect(await eventsOf(identifier)).toHaveLength(2);
  });

  test('denies 10.01% with its reason', async () => {
    const identifier = await register({ objectProperty: { guaranteeValue: 100_100 } });
    await answered(identifier);
    expect(await read(identifier)).toMatchObject({
      Status: 3,
      Quote: null,
      QuoteDenied: { DeniedAt: '2026-11-20T15:00:00.000Z', Reason: expect.stringContaining('10%') },
    });
  });

  test('keeps what its figures came from: definition, day, constants with their acts, answers', async () => {
    const identifier = await register({ objectProperty: { guaranteeValue: 10_100 } });
    await answered(identifier);
    const { definitionHash: hash, rating } = await quoteOf(identifier);
    expect(rating).toEqual({
      definition: { product: 'licitante', version: expect.any(Number), hash },
      insurer: {
        name: 'Seguradora Sandbox',
        day: '2026-11-20',
        outcome: 'analyse',
        decision: 'guarantee-above-one-percent',
        reason: expect.stringContaining('1%'),
        constants: expect.arrayContaining([
          expect.objectContaining({ name: 'iof-surety', value: 0, note: '%, Decreto 6.306 art. 22' }),
        ]),
        inputs: expect.objectContaining({
          'objectProperty.guaranteeValue': 10_100,
          'objectProperty.contractValue': 1_000_000,
        }),
        insuredAmount: 10_100,
        commercialPremium: 150,
        iofRate: 0,
        iof: 0,
        grossPremium: 150,
        maxInstallments: 5,
        minimumPremium: 150,
        maximumPremium: null,
      },
    });
  });

  test('answers once, however often and at once the job runs', async () => {
    const identifier = await register();
    const { id } = await quoteOf(identifier);
    await Promise.all([1, 2, 3, 4].map(() => underwrite(server.deps, id)));
    await answered(identifier);
    await underwrite(server.deps, id);
    expect(await eventsOf(identifier)).toHaveLength(2);
  });

  test('answers anew after an edit', async () => {
    const identifier = await register();
    await answered(identifier);
    const bid = bidRecord({ objectProperty: { guaranteeValue: 200_000 } });
    const payload = { request: { identifier, bid } };
    await server.as('demo-tomador', { method: 'PUT', url: '/api/quote/edit', payload });
    await until(async () => ((await quoteOf(identifier)).status === 3 ? true : undefined));
    expect(await kindsOf(identifier)).toEqual(['registered 1', 'moved 2', 'moved 1', 'edited 1', 'moved 3']);
  });

  test('is not asked about a client of nobody: a person decides', async () => {
    const { identifier } = await ofNobody();
    // A later request that is answered shows that this one's turn has passed.
    await answered(await register());
    const { status, clientIsNominated } = await quoteOf(identifier);
    expect([status, clientIsNominated]).toEqual([1, false]);
    expect(await kindsOf(identifier)).toEqual(['registered 1', 'moved 2', 'moved 1', 'edited 1']);
  });

  test('prices with the constants that it was taken with: a share of the accounts, or a form opened before, had others', async () => {
    const [minimum] = server.deps.products.constants['minimum-premium']!;
    const constants = {
      ...server.deps.products.constants,
      'minimum-premium': [{ ...minimum!, value: 400 }],
    };
    await server.db.insert(constantTables).values({ hash: 'others', constants });
    const { id, identifier } = await ofNobody();
    await server.db.update(quotes).set({ constantsHash: 'others' }).where(eq(quotes.id, id));
    await underwrite(server.deps, id);
    expect(await quoteOf(identifier)).toMatchObject({ commercialPremium: '400.00' });
  });

  test('a deleted or unknown quote is nobody’s work', async () => {
    await underwrite(server.deps, '00000000-0000-4000-8000-000000000000');
    const identifier = await register();
    const { id } = await quoteOf(identifier);
    await server.db.update(quotes).set({ deletedAt: new Date() }).where(eq(quotes.id, id));
    await underwrite(server.deps, id);
    expect((await quoteOf(identifier)).status).toBe(1);
  });
});

describe('housekeeping', () => {
  const DAY = 86_400_000;
  const at = (instant: number) => ({ ...server.deps, clock: createClock(0, () => instant) });

  test.each([
    [2, 4],
    [6, 8],
  ])('moves %i to %i when its 30 days are over, not before', async (from, to) => {
    const identifier = await register();
    await answered(identifier);
    await server.db.update(quotes).set({ status: from }).where(eq(quotes.identifier, identifier));
    await housekeeping(at(TEST_NOW + 30 * DAY));
    expect((await quoteOf(identifier)).status).toBe(from);
    await housekeeping(at(TEST_NOW + 30 * DAY + 1));
    expect((await quoteOf(identifier)).status).toBe(to);
    expect((await eventsOf(identifier)).at(-1)).toMatchObject({
      kind: 'moved',
      toStatus: to,
      actorUid: null,
    });
  });

  test('leaves a quote in analysis to the person who has it', async () => {
    const identifier = await register({ objectProperty: { guaranteeValue: 50_000 } });
    await answered(identifier);
    await housekeeping(at(TEST_NOW + 60 * DAY));
    expect((await quoteOf(identifier)).status).toBe(1);
  });
});
