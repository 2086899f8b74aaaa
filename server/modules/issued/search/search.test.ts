import ExcelJS from 'exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { policies } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { ALSO_OWN, CLIENT, OWN, policySearch } from '../../../testing/policySearch';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());
beforeEach(async () => void (await server.db.delete(policies)));

const { store, search } = policySearch(() => server);

const dates = (validityStart: string, validityEnd: string) => ({ validityStart, validityEnd });

test('an entry says what the contract names', async () => {
  await store({
    holderName: 'Construtora Serra Azul Ltda',
    insuredName: 'Município',
    insuredAmount: '10000.50',
  });
  const { data } = await search();
  expect(data).toEqual({
    Items: [
      {
        Id: expect.any(String),
        Number: '202675000000100',
        Product: 'BID',
        ProductName: 'Licitante',
        InsurerName: 'Seguradora de Teste',
        HolderName: 'Construtora Serra Azul Ltda',
        HolderDocument: OWN,
        InsuredName: 'Município',
        InsuredAmount: 10_000.5,
        ValidityStart: '2026-10-01',
        ValidityEnd: '2027-10-01',
        IssuedAt: '2026-10-01T12:01:00.000Z',
        Status: 'Vigente',
      },
    ],
    Total: 1,
    More: false,
    Page: 1,
    PageSize: 10,
    Next: null,
    Counted: 1000,
    Counts: { Emitida: 0, Vigente: 1, Vencida: 0, Cancelado: 0 },
  });
});

describe('the status (decision 38)', () => {
  const cancelledAt = new Date('2026-11-01T12:00:00Z');
  test.each([
    ['has not begun', dates('2026-11-21', '2027-01-01'), 'Emitida'],
    ['begins today', dates('2026-11-20', '2027-01-01'), 'Vigente'],
    ['ends today', dates('2026-01-01', '2026-11-20'), 'Vigente'],
    ['ended yesterday', dates('2026-01-01', '2026-11-19'), 'Vencida'],
    ['ended six months ago', dates('2026-01-01', '2026-05-20'), 'Vencida'],
    ['was cancelled before it began', { ...dates('2026-12-01', '2027-01-01'), cancelledAt }, 'Cancelado'],
    ['was cancelled and ended', { ...dates('2026-01-01', '2026-11-19'), cancelledAt }, 'Cancelado'],
  ])('of one that %s', async (_what, changes, status) => {
    await store(changes);
    const { data } = await search();
    expect(data.Items[0].Status).toBe(status);
    expect(data.Counts).toEqual({ Emitida: 0, Vigente: 0, Vencida: 0, Cancelado: 0, [status]: 1 });
    for (const Status of ['Emitida', 'Vigente', 'Vencida', 'Cancelado'])
      expect((await search({ Status })).found).toEqual(Status === status ? [1] : []);
  });

  test('one that ended more than six months ago is in no list, cancelled or not', async () => {
    const ended = dates('2025-01-01', '2026-05-19');
    await store(ended, { ...ended, cancelledAt });
    expect((await search()).data).toMatchObject({
      Items: [],
      Total: 0,
      Counts: { Vencida: 0, Cancelado: 0 },
    });
    expect((await search({ Status: 'Vencida' })).found).toEqual([]);
  });
});

describe('what narrows', () => {
  beforeEach(() =>
    store(
      { insurerName: 'Tokio', insuredName: 'MUNICÍPIO DE SÃO JOÃO', insuredDocument: '98877665000182' },
      {
        product: 'PER',
        holderName: 'João Conceição',
        issuedAt: new Date('2026-03-01T12:00:00Z'),
        validityEnd: '2027-09-30',
      },
      { clientDocument: ALSO_OWN, issuedAt: new Date('2026-03-02T02:59:59Z'), cancelledAt: new Date() },
    ),
  );

  test.each([
    ['an insurer', { Insurer: 'Tokio' }, [1]],
    ['a product', { Product: 'PER' }, [2]],
    ['its whole number', { Text: '202675000000200' }, [2]],
    ['a part of it', { Text: '0000002' }, [2]],
    ['a name without its accents', { Text: 'joao conceicao' }, [2]],
    ['words in any order', { Text: 'joao municipio' }, [1]],
    ['a part of a word', { Text: 'nceica' }, [2]],
    ['a part of one and a number', { Text: 'nceica 0000002' }, [2]],
    ['words too short for an index', { Text: 'de são' }, [1]],
    ['a long word and one too short', { Text: 'de municipio' }, [1]],
    ['words of which one is nobody’s', { Text: 'joao inexistente' }, []],
    ['a masked CNPJ', { Text: '98.877.665/0001-82' }, [1]],
    ['the client’s', { Text: ALSO_OWN }, [3]],
    ['what nobody is called', { Text: 'inexistente' }, []],
    ['a per cent sign, which means itself', { Text: '%' }, []],
    ['days of issue, where the business day is', { From: '2026-03-01', To: '2026-03-01' }, [3, 2]],
    ['the month in which it ends', { EndsIn: '2027-10' }, [1, 3]],
    ['a month in which none ends', { EndsIn: '2027-11' }, []],
    ['several together', { Text: 'joao', Product: 'PER', Status: 'Vigente' }, [2]],
  ])('%s, for a customer as at the desk', async (_what, body, expected) => {
    expect((await search(body)).found).toEqual(expected);
    expect((await search(body, 'demo-executivo')).found).toEqual(expected);
  });

  test('the counts are of the other filters, whatever status is chosen', async () => {
    const { data } = await search({ Status: 'Cancelado' });
    expect(data.Counts).toEqual({ Emitida: 0, Vigente: 2, Vencida: 0, Cancelado: 1 });
    expect((await search({ Product: 'PER', Status: 'Cancelado' })).data.Counts.Vigente).toBe(1);
  });

  test.each([
    [{ From: '2025-11-19', To: '2026-11-20' }, 'Limite máximo de pesquisa 1 ano.'],
    [{ From: '2026-11-20', To: '2026-11-19' }, 'A data final deve ser maior que a data inicial.'],
  ])('a period like %j is refused', async (body, message) => {
    expect(await search(body)).toMatchObject({ status: 422, message });
  });

  test.each([
    { Sort: 'password' },
    { Page: 0 },
    { Status: 'Paga' },
    { Product: "x'" },
    { Outra: 1 },
    { EndsIn: '2027-13' },
  ])('and so is %j', async (body) => expect((await search(body)).status).toBe(422));
});

describe('order and pages', () => {
  const firstOf = async (body: object) => (await search(body)).found.slice(0, 3);

  test('each order goes both ways, and nobody’s name comes first', async () => {
    await store(
      { holderName: 'Área', insuredAmount: '2.00', ...dates('2026-03-01', '2027-01-01') },
      { holderName: 'Zênite', insuredAmount: '10.00', ...dates('2026-02-01', '2027-03-01') },
      { holderName: null, insuredAmount: '9.00', ...dates('2026-01-01', '2027-02-01') },
    );
    expect(await firstOf({})).toEqual([3, 2, 1]);
    expect(await firstOf({ Sort: 'number' })).toEqual([1, 2, 3]);
    expect(await firstOf({ Sort: 'holder' })).toEqual([3, 1, 2]);
    expect(await firstOf({ Sort: 'amount' })).toEqual([1, 3, 2]);
    expect(await firstOf({ Sort: 'start' })).toEqual([3, 2, 1]);
    expect(await firstOf({ Sort: 'end', Descending: true })).toEqual([2, 3, 1]);
  });

  test.each(['issued', 'number', 'holder', 'amount', 'start', 'end'])(
    'sorted by %s no page leaves one out or shows one twice, by number or from page to page',
    async (Sort) => {
      await store(...Array.from({ length: 23 }, (_, at) => (at % 2 ? { clientDocument: ALSO_OWN } : {})));
      const all: number[] = [];
      let After: string | undefined;
      for (const Page of [1, 2, 3]) {
        const { data, found } = await search({ Sort, Page, ...(After && { After }) });
        expect((await search({ Sort, Page })).found).toEqual(found);
        expect(data).toMatchObject({ Total: 23, More: false });
        all.push(...found);
        After = data.Next ?? undefined;
      }
      expect(After).toBeUndefined();
      expect(new Set(all).size).toBe(23);
      expect((await search({ Sort, Page: 4 })).data).toMatchObject({ Items: [], Total: 23 });
    },
  );

  test('what words find is paged alike by number and from page to page, and its counts are of all statuses', async () => {
    await store(...Array.from({ length: 23 }, (_, at) => (at % 2 ? { cancelledAt: new Date() } : {})));
    const Text = '2026';
    const Counts = { Emitida: 0, Vigente: 12, Vencida: 0, Cancelado: 11 };
    const first = await search({ Text, Status: 'Vigente' });
    expect(first.data).toMatchObject({ Total: 12, More: false, Counts });
    const second = await search({ Text, Status: 'Vigente', Page: 2, After: first.data.Next });
    expect(second.found).toEqual([3, 1]);
    expect(second.data).toMatchObject({ Total: 12, Next: null, Counts });
    expect((await search({ Text, Status: 'Vigente', Page: 2 })).found).toEqual([3, 1]);
  });

  test('a cursor that is none begins at the front', async () => {
    await store({});
    for (const After of ['x', 'bnVsbA', 'WzEsMl0']) expect((await search({ After })).found).toEqual([1]);
  });

  test('beyond a thousand nobody counts', async () => {
    await store(...Array.from({ length: 1012 }, () => ({})));
    for (const body of [{}, { Text: '2026' }]) {
      const { data } = await search(body);
      expect(data).toMatchObject({ Total: 1000, More: true, Counts: { Vigente: 1000 } });
    }
    expect((await search({ Page: 101 })).data).toMatchObject({ Total: 1011, More: true });
    expect((await search({ Page: 102 })).data).toMatchObject({ Total: 1012, More: false, Next: null });
  });
});

test('products are the catalogue’s, and the broker is the brokerage', async () => {
  const data = async (call: string) => (await server.as(CLIENT, { url: `/api/${call}` })).json().Data;
  expect(await data('Product')).toContainEqual({ Id: expect.any(String), Code: 'BID', Name: 'Licitante' });
  expect(await data('Broker')).toEqual([{ Name: expect.stringMatching(/\S/), CPFCNPJ: null }]);
});

describe('the Excel file', () => {
  async function sheetOf(body: object, uid = CLIENT) {
    const answer = await server.as(uid, {
      method: 'POST',
      url: '/api/InsurancePolicy/export/excel',
      payload: body,
    });
    if (answer.statusCode !== 200) return answer.json();
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(answer.rawPayload as unknown as ArrayBuffer);
    return book.getWorksheet('Apólices')!;
  }

  test('holds the whole filtered list in its order, dates as dates and amounts as numbers', async () => {
    await store(...Array.from({ length: 1203 }, (_, at) => ({ insuredAmount: `${at + 1}.50` })), {
      product: 'PER',
    });
    const sheet = await sheetOf({ Product: 'BID', Sort: 'amount', Descending: true });
    expect(sheet.rowCount).toBe(1204);
    const columns = sheet.getRow(1).values as string[];
    const cell = (row: number, header: string) => sheet.getRow(row).getCell(columns.indexOf(header));
    expect(cell(2, 'Importância segurada').value).toBe(1203.5);
    expect(cell(1204, 'Importância segurada').value).toBe(1.5);
    expect(cell(2, 'Fim da vigência').value).toEqual(new Date('2027-10-01T00:00:00Z'));
    expect(cell(2, 'CPF/CNPJ do tomador').value).toBe('11.222.333/0001-81');
    expect(cell(2, 'Situação').value).toBe('Vigente');
  });

  test('of too long a period is refused', async () => {
    expect(await sheetOf({ From: '2024-01-01', To: '2026-01-01' })).toMatchObject({
      Code: 'PERIOD_TOO_LONG',
    });
  });
});
