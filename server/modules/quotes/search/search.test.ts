import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quotes, userClients } from '../../../db/schema';
import type { QuoteRow } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { quoteDesk, TOMADOR } from '../../../testing/quoteDesk';
import type { QuoteChanges } from '../../../testing/quoteDesk';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { STATUS } from '../../../../contract/statuses/quote';

const OWN = '11444777000161';
const FOREIGN = '11222333000181';

let server: TestApp;
let made: QuoteRow;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
  made = await desk.rowOf(await desk.registered());
  await server.db.update(quotes).set({ deletedAt: new Date() }).where(eq(quotes.id, made.id));
});
afterAll(() => server.close());

const desk = quoteDesk(() => server);

const store = (...changed: QuoteChanges[]) => desk.storeLike(made, ...changed);

async function search(query: Record<string, string | number>, uid: string | null = TOMADOR) {
  const text = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const answer = await server.as(uid, { url: `/api/quotes/search?${text.join('&')}` });
  const { Data, Code, Message } = answer.json();
  const found: string[] = (Data?.Items ?? []).map(({ Identifier }: { Identifier: string }) => Identifier);
  return { status: answer.statusCode, code: Code, message: Message, data: Data, found };
}

/** What a search for `text` gives among the requests whose identifiers begin with `prefix`. */
async function foundBy(text: string, prefix: string): Promise<string[]> {
  const { found } = await search({ text });
  return found.filter((identifier) => identifier.startsWith(prefix)).toSorted();
}

describe('an entry of the list', () => {
  test('says what the contract names', async () => {
    await store({
      identifier: 'PER0009001',
      product: 'PER',
      status: STATUS.paymentReady,
      holderName: 'Engenharia Vale Verde Ltda',
      insuredName: 'Autarquia de Saneamento',
      insuredDocument: '98877665000182',
      insuredAmount: '10000.50',
      grossPremium: '150.05',
      validityStart: '2026-11-20',
      validityEnd: '2027-02-18',
      createdAt: new Date('2026-11-20T15:00:00Z'),
      updatedAt: new Date('2026-11-20T16:00:00Z'),
    });
    const { data } = await search({ text: 'PER0009001' });
    expect(data).toEqual({
      Items: [
        {
          Identifier: 'PER0009001',
          QuoteType: 'PER',
          ProductName: 'Performance',
          Status: 2,
          HolderName: 'Engenharia Vale Verde Ltda',
          InsuredName: 'Autarquia de Saneamento',
          InsuredDocument: '98877665000182',
          InsuredAmount: 10_000.5,
          GrossPremium: 150.05,
          ValidityStart: '2026-11-20',
          ValidityEnd: '2027-02-18',
          CreatedAt: '2026-11-20T15:00:00.000Z',
          UpdatedAt: '2026-11-20T16:00:00.000Z',
        },
      ],
      Total: 1,
      More: false,
      Page: 1,
      PageSize: 10,
    });
  });

  test.each([
    [STATUS.analysing, null],
    [STATUS.denied, null],
    [STATUS.paymentReady, 99],
    [STATUS.issued, 99],
  ])('in status %i has the premium %j: what nobody offered is not shown', async (status, expected) => {
    const identifier = `BID00091${status}`;
    await store({ identifier, status, grossPremium: '99.00' });
    expect((await search({ text: identifier })).data.Items[0].GrossPremium).toBe(expected);
  });

  test('of a product that the catalogue does not name has its code', async () => {
    await store({ identifier: 'XYZ0009001', product: 'XYZ' });
    const [item] = (await search({ text: 'XYZ0009001' })).data.Items;
    expect(item).toMatchObject({ QuoteType: 'XYZ', ProductName: 'XYZ' });
  });
});

describe('text', () => {
  beforeAll(() =>
    store(
      { identifier: 'BID0001001', insuredName: 'MUNICÍPIO DE SÃO JOÃO', insuredDocument: '98877665000182' },
      { identifier: 'BID0001002', insuredName: 'João Conceição', insuredDocument: '52998224725' },
      { identifier: 'BID0001003', insuredName: 'Água_100% Limpa S.A.', insuredDocument: '12ABC34501DE35' },
    ),
  );

  test.each([
    ['the identifier', 'BID0001002', ['BID0001002']],
    ['a part of it in small letters', 'bid000100', ['BID0001001', 'BID0001002', 'BID0001003']],
    ['a name without its accents', 'municipio de sao joao', ['BID0001001']],
    ['a name with accents and capitals', 'JOÃO CONCEIÇÃO', ['BID0001002']],
    ['words of several fields in any order', 'joao 1002', ['BID0001002']],
    ['the holder', 'vale verde 0001001', ['BID0001001']],
    ['a CNPJ with its mask', '98.877.665/0001-82', ['BID0001001']],
    ['a CNPJ without', '98877665000182', ['BID0001001']],
    ['the beginning of a masked CNPJ', '98.877.6', ['BID0001001']],
    ['a CPF with its mask', '529.982.247-25', ['BID0001002']],
    ['a CNPJ with letters', '12.abc.345/01de-35', ['BID0001003']],
    ['the holder’s CNPJ', '11.444.777/0001-61 1001', ['BID0001001']],
    ['dots that are part of a name', 'Limpa S.A.', ['BID0001003']],
    ['what nobody is called', 'inexistente', []],
  ])('%s finds it', async (_what, text, expected) => {
    expect(await foundBy(text, 'BID00010')).toEqual(expected);
  });

  test.each([
    ['a per cent sign means itself', '100%', ['BID0001003']],
    ['and is no wildcard', 'BID%1003', []],
    ['an underscore means itself', 'Água_1', ['BID0001003']],
    ['and is no wildcard', 'BID_001003', []],
    ['a backslash means itself', '\\', []],
    ['a full-width per cent sign is none either', 'BID％1003', []],
    ['a quote ends nothing', "' OR '1'='1", []],
    ['nor does a statement', "x'); DROP TABLE quotes;--", []],
  ])('%s', async (_what, text, expected) => {
    expect(await foundBy(text, 'BID00010')).toEqual(expected);
  });

  test('of 100 characters is taken, of 101 not; what no text can hold is refused', async () => {
    expect((await search({ text: 'a'.repeat(100) })).status).toBe(200);
    expect((await search({ text: 'a'.repeat(101) })).status).toBe(422);
    expect((await search({ text: 'a\0b' })).status).toBe(422);
  });
});

describe('whose quotes', () => {
  beforeAll(() =>
    store(
      { identifier: 'BID0002001', clientDocument: OWN, ownerUid: 'demo-executivo' },
      { identifier: 'BID0002002', clientDocument: FOREIGN, ownerUid: 'demo-cliente' },
      { identifier: 'BID0002003', clientDocument: null, ownerUid: TOMADOR },
      { identifier: 'BID0002004', clientDocument: null, ownerUid: 'demo-cliente' },
      { identifier: 'BID0002005', clientDocument: OWN, deletedAt: new Date() },
    ),
  );

  test('the user’s own and those of the user’s clients, never another’s, nor what was deleted', async () => {
    expect(await foundBy('BID0002', 'BID0002')).toEqual(['BID0002001', 'BID0002003']);
    const { found, data } = await search({ text: 'BID0002' }, 'demo-cliente');
    expect(found.toSorted()).toEqual(['BID0002002', 'BID0002004']);
    expect(data.Total).toBe(2);
  });

  test('a nomination opens the client’s quotes, its end closes them', async () => {
    const nomination = { userUid: 'demo-semcliente', clientDocument: OWN };
    await server.db.insert(userClients).values(nomination);
    expect((await search({ text: 'BID0002' }, 'demo-semcliente')).found).toEqual(['BID0002001']);
    await server.db.delete(userClients).where(eq(userClients.userUid, 'demo-semcliente'));
    const { data } = await search({ text: 'BID0002' }, 'demo-semcliente');
    expect(data).toMatchObject({ Total: 0, Items: [] });
  });

  test('the list agrees with what opens one', async () => {
    const everything = ['BID0002001', 'BID0002002', 'BID0002003', 'BID0002004', 'BID0002005'];
    for (const uid of [TOMADOR, 'demo-cliente', 'demo-executivo']) {
      const opened = await Promise.all(everything.map((identifier) => desk.read(identifier, uid)));
      const visible = everything.filter((_, at) => opened[at]?.status === 200);
      expect((await search({ text: 'BID0002' }, uid)).found.toSorted()).toEqual(visible);
    }
  });

  test('nobody’s without a session', async () => {
    expect((await search({}, null)).status).toBe(401);
  });
});

describe('filters', () => {
  beforeAll(() =>
    store(
      { identifier: 'JC0003001', product: 'JC', status: 1 },
      { identifier: 'JC0003002', product: 'JC', status: 9 },
      { identifier: 'FL0003003', product: 'FL', status: 9 },
    ),
  );

  test('by status, by product, by both and by text too', async () => {
    const among = async (query: Record<string, string | number>) =>
      (await search({ text: '0003', ...query })).found.toSorted();
    expect(await among({ status: 9 })).toEqual(['FL0003003', 'JC0003002']);
    expect(await among({ product: 'JC' })).toEqual(['JC0003001', 'JC0003002']);
    expect(await among({ product: 'JC', status: 9 })).toEqual(['JC0003002']);
    expect(await among({ product: 'JC', status: 12 })).toEqual([]);
  });

  test.each([
    ['status', 0],
    ['status', 13],
    ['status', 'x'],
    ['product', 'jc; --'],
    ['page', 0],
    ['page', 1.5],
    ['from', '2026-02-30'],
    ['to', '20/11/2026'],
    ['from', '0000-01-01'],
  ])('%s=%s is refused', async (name, value) => {
    expect(await search({ [name]: value })).toMatchObject({ status: 422, code: 'INVALID_REQUEST' });
  });
});

describe('the period', () => {
  // Midnight in São Paulo is 03:00 in UTC.
  beforeAll(() =>
    store(
      { identifier: 'BID0004001', createdAt: new Date('2025-05-10T02:59:59.999Z') },
      { identifier: 'BID0004002', createdAt: new Date('2025-05-10T03:00:00Z') },
      { identifier: 'BID0004003', createdAt: new Date('2025-05-13T02:59:59.999Z') },
      { identifier: 'BID0004004', createdAt: new Date('2025-05-13T03:00:00Z') },
    ),
  );
  const within = async (query: Record<string, string>) =>
    (await search({ text: 'BID0004', ...query })).found.toSorted();

  test('holds both its days, from midnight to midnight in São Paulo', async () => {
    const days = { from: '2025-05-10', to: '2025-05-12' };
    expect(await within(days)).toEqual(['BID0004002', 'BID0004003']);
    expect(await within({ from: '2025-05-10', to: '2025-05-10' })).toEqual(['BID0004002']);
  });

  test.each([
    ['exactly a year', '2025-11-20', '2026-11-20', 200],
    ['a year and a day', '2025-11-20', '2026-11-21', 422],
    ['a year from 29 February, which ends on the 28th', '2024-02-29', '2025-02-28', 200],
    ['a day more than that', '2024-02-29', '2025-03-01', 422],
    ['one day', '2026-11-20', '2026-11-20', 200],
  ])('%s (%s to %s) answers %i', async (_what, from, to, status) => {
    const answer = await search({ from, to });
    expect(answer.status).toBe(status);
    if (status === 422) {
      expect(answer).toMatchObject({ code: 'PERIOD_TOO_LONG', message: 'Limite máximo de pesquisa 1 ano.' });
    }
  });

  test('that runs backwards is refused with its sentence', async () => {
    expect(await search({ from: '2026-11-20', to: '2026-11-19' })).toMatchObject({
      status: 422,
      code: 'PERIOD_REVERSED',
      message: 'A data final deve ser maior que a data inicial.',
    });
  });

  // The tests' day is 2026-11-20.
  test.each([
    ['a start alone', { from: '2025-11-20' }, 200],
    ['a start alone, more than a year ago', { from: '2025-11-19' }, 422],
    ['a start alone, tomorrow', { from: '2026-11-21' }, 200],
    ['an end alone: the year before it', { to: '2020-01-01' }, 200],
  ])('%s is completed', async (_what, query, status) => {
    expect((await search(query)).status).toBe(status);
  });

  test('with an end alone is the year before it', async () => {
    expect(await within({ to: '2026-05-09' })).toEqual([
      'BID0004001',
      'BID0004002',
      'BID0004003',
      'BID0004004',
    ]);
    expect(await within({ to: '2026-05-10' })).toEqual(['BID0004002', 'BID0004003', 'BID0004004']);
  });
});

test('pages of ten, the newest first, each once, also of the same moment', async () => {
  const identifiers = Array.from({ length: 23 }, (_, at) => `RE00050${String(at).padStart(2, '0')}`);
  const at = (index: number) => new Date(Date.UTC(2026, 10, 1 + Math.floor(index / 5)));
  await store(...identifiers.map((identifier, on) => ({ identifier, product: 'RE', createdAt: at(on) })));
  const pages = await Promise.all([1, 2, 3, 4].map((page) => search({ product: 'RE', page })));
  expect(pages.map(({ found }) => found.length)).toEqual([10, 10, 3, 0]);
  expect(pages.map(({ data }) => data.Total)).toEqual([23, 23, 23, 23]);
  expect(pages.flatMap(({ found }) => found).toSorted()).toEqual(identifiers);
  const moments = pages.flatMap(({ data }) =>
    data.Items.map((item: { CreatedAt: string }) => item.CreatedAt),
  );
  expect(moments).toEqual(moments.toSorted().toReversed());
});
