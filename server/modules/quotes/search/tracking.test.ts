import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QuoteRow } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { quoteDesk, TOMADOR } from '../../../testing/quoteDesk';
import type { QuoteChanges } from '../../../testing/quoteDesk';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { STATUS } from '../../../../contract/statuses/quote';

let server: TestApp;
let registered: QuoteRow;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
  registered = await desk.rowOf(await desk.registered());
});
afterAll(() => server.close());

const desk = quoteDesk(() => server);

const store = (...changed: QuoteChanges[]) => desk.storeLike(registered, ...changed);

async function track(body: object, uid: string | null = TOMADOR) {
  const answer = await server.as(uid, { method: 'POST', url: '/api/quotes/search', payload: body });
  const { Data, Code } = answer.json();
  const found: string[] = (Data?.Items ?? []).map(({ Identifier }: { Identifier: string }) => Identifier);
  return { status: answer.statusCode, code: Code, data: Data, found };
}

describe('tracking', () => {
  const made = ['ALFA', 'bravo', 'Charlie', 'Ábaco'].map((insuredName, at) => ({
    identifier: `BID000600${at}`,
    insuredName,
    insuredAmount: at === 3 ? null : `${(3 - at) * 1000}.00`,
    status: [STATUS.analysing, STATUS.paymentReady, STATUS.paymentReady, STATUS.denied][at]!,
    createdAt: new Date(Date.UTC(2026, 10, 1 + at)),
    updatedAt: new Date(Date.UTC(2026, 10, 9 - at)),
    expiresAt: new Date('2026-12-15T12:00:00Z'),
  }));
  beforeAll(() => store(...made));

  test.each([
    [{}, [3, 2, 1, 0]],
    [{ Sort: 'created', Descending: false }, [0, 1, 2, 3]],
    [{ Sort: 'updated' }, [0, 1, 2, 3]],
    [{ Sort: 'number', Descending: true }, [3, 2, 1, 0]],
    [{ Sort: 'insured' }, [3, 0, 1, 2]],
    [{ Sort: 'amount' }, [3, 2, 1, 0]],
    [{ Sort: 'amount', Descending: true, Status: 2 }, [1, 2]],
  ])('in the order of %j', async (order, expected) => {
    const { found } = await track({ Text: 'BID000600', ...order });
    expect(found).toEqual(expected.map((at) => `BID000600${at}`));
  });

  test('counts each status under the other filters, and says whose turn each request is', async () => {
    const { data } = await track({ Text: 'BID000600', Status: 2, Sort: 'number' });
    expect(data.Counts).toEqual([
      { Status: 1, Total: 1 },
      { Status: 2, Total: 2 },
      { Status: 3, Total: 1 },
    ]);
    expect(data.Total).toBe(2);
    expect(data.Items[0].Turn).toMatchObject({ Who: 'customer', Until: '2026-12-15T12:00:00.000Z' });
    const [denied] = (await track({ Text: 'BID0006003' })).data.Items;
    expect(denied).toMatchObject({ Turn: null, IsRepeatable: true });
    const [waiting] = (await track({ Text: registered.identifier })).data.Items;
    expect(waiting.Turn).toMatchObject({ Who: 'insurer', Until: null });
  });

  test('counts the same without words', async () => {
    const { data } = await track({ From: '2026-11-01', To: '2026-11-04', Product: 'BID' });
    const all = await track({ From: '2026-11-01', To: '2026-11-04', Product: 'BID', Status: STATUS.denied });
    expect(all.data.Counts).toEqual(data.Counts);
    expect(all.data.Total).toBe(data.Counts.find(({ Status }: { Status: number }) => Status === 3).Total);
  });

  test.each(['created', 'updated', 'number', 'insured', 'amount'])(
    'by %s: each page begins where the one before ended',
    async (Sort) => {
      const identifiers: string[] = [];
      let After: string | undefined;
      for (let Page = 1; Page < 99; Page++) {
        const { data, found } = await track({ Sort, Page, ...(After && { After }) });
        identifiers.push(...found);
        After = data.Next ?? undefined;
        if (!After) break;
      }
      expect(new Set(identifiers).size).toBe(identifiers.length);
      expect(identifiers).toHaveLength((await track({ Sort })).data.Total);
    },
  );

  test('keeps the numbers of the object that a product names', async () => {
    const { found, data } = await track({ Text: registered.identifier });
    expect(found).toEqual([registered.identifier]);
    expect(data.Items[0].ObjectNumbers).toMatch(/^Edital /);
  });

  test('finds and shows the numbers of the object, as typed and without their dots', async () => {
    const numbers = 'Edital 12/2026-B · Processo 0001234-56.2026.8.26.0100';
    await store({ identifier: 'BID0006100', objectNumbers: numbers });
    for (const Text of ['12/2026-B', '0001234-56.2026.8.26.0100', '00012345620268260100', 'edital 122026b']) {
      const { found, data } = await track({ Text });
      expect([Text, found]).toEqual([Text, ['BID0006100']]);
      expect(data.Items[0].ObjectNumbers).toBe(numbers);
    }
  });

  test('is one’s own, and refuses what is no filter', async () => {
    expect((await track({ Text: 'BID000600' }, 'demo-cliente')).found).toEqual([]);
    expect((await track({}, null)).status).toBe(401);
    for (const body of [{ Sort: 'status' }, { Status: 13 }, { Other: 1 }, { Page: 0 }, { From: '2026-1-1' }])
      expect(await track(body)).toMatchObject({ status: 422, code: 'INVALID_REQUEST' });
    expect((await track({ From: '2026-11-20', To: '2026-11-19' })).code).toBe('PERIOD_REVERSED');
    expect((await track({ After: 'nonsense' })).status).toBe(200);
  });

  test('as a sheet holds what is filtered', async () => {
    const send = (uid: string | null, payload: object) =>
      server.as(uid, { method: 'POST', url: '/api/quotes/export/excel', payload });
    const answer = await send(TOMADOR, { Text: 'BID000600', Sort: 'amount', Descending: true, Status: 2 });
    expect(answer.statusCode).toBe(200);
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(answer.rawPayload as unknown as ArrayBuffer);
    const rows: unknown[][] = [];
    book.getWorksheet('Solicitações')!.eachRow(({ values }) => rows.push((values as unknown[]).slice(1)));
    expect(rows[0]?.slice(0, 5)).toEqual(['Número', 'Produto', 'Situação', 'Objeto', 'Segurado']);
    expect(rows.slice(1).map((row) => [row[0], row[2], row[7]])).toEqual([
      ['BID0006001', 'Emitir Apólice', 2000],
      ['BID0006002', 'Emitir Apólice', 1000],
    ]);
    expect((await send(null, {})).statusCode).toBe(401);
  });
});
