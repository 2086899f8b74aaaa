import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billetSortings } from '../../../../contract/billing';
import { policies, userClients } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { madePolicy } from '../../../testing/billetDesk';
import {
  billetSearch,
  FIRST,
  FOREIGN,
  madeBillets,
  SECOND,
  TOMADOR,
  OWN,
} from '../../../testing/madeBillets';
import { readPix } from '../../../testing/readPix';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { findBillets, sumBillets } from './billetList';
import { listBillets } from './listBillets';

let server: TestApp;
let made: Awaited<ReturnType<typeof madeBillets>>;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
  made = await madeBillets(server.db);
});
afterAll(() => server.close());

const search = billetSearch(() => server);

const all = ['1.1', '1.2', '1.3', '1.4', '2.1', '2.2'];

describe('the list', () => {
  test('says of a billet all that a person needs to pay it', async () => {
    const { items } = await search({ Text: FIRST, Status: 'Pending', Sort: 'newestDue' });
    const { BillingId: _id, Line: line, Pix: pix, ...billet } = items[0]!;
    expect(billet).toEqual({
      DocumentNumber: FIRST,
      Installment: 4,
      Installments: 4,
      PayerDocumentNumber: OWN,
      PayerName: 'Engenharia São João',
      ProductName: 'Licitante',
      InsurerName: 'Seguradora Sandbox',
      Amount: 299.9,
      DueDate: '2026-12-30',
      IssuedAt: '2026-10-01T12:00:00.000Z',
      PaidAt: null,
      Status: 'Pending',
      PaymentType: 1,
      Renewals: 0,
    });
    expect(line).toMatch(/^\d{47}$/);
    expect(readPix(pix!)).toMatchObject({ '54': '299.90', '62.05': `B${made.first[3]!.ourNumber}` });
  });

  test('a paid one has nothing to pay by', async () => {
    const { items } = await search({ Status: 'Paid' });
    expect(items).toMatchObject([
      { Status: 'Paid', Line: null, Pix: null, PaidAt: '2026-11-01T15:00:00.000Z' },
    ]);
  });

  test.each([
    ['newestDue', ['1.4', '2.1', '1.3', '1.2', '1.1', '2.2']],
    ['oldestDue', ['2.2', '1.1', '1.2', '1.3', '2.1', '1.4']],
  ])('is sorted by %s', async (Sort, expected) => {
    expect((await search({ Sort })).found).toEqual(expected);
  });

  test.each([
    ['what is overdue, what falls due next, what is paid', {}, ['2.2', '1.2', '1.3', '2.1', '1.4', '1.1']],
    [
      'what is overdue before what is not, of the unpaid',
      { Status: 'Unpaid' },
      ['2.2', '1.2', '1.3', '2.1', '1.4'],
    ],
    ['the overdue alone', { Status: 'Expired' }, ['2.2', '1.2']],
    ['the paid alone', { Status: 'Paid' }, ['1.1']],
  ])('in the order of urgency: %s', async (_what, filter, expected) => {
    expect((await search({ ...filter, Sort: 'urgent' })).found).toEqual(expected);
  });

  test('a part of the order of urgency goes on where the one before ended, across its groups', async () => {
    const sight = { clients: [OWN], policies: [] };
    const of = { sight, sort: 'urgent', today: '2026-11-20' } as const;
    const whole = await listBillets(server.db, of, { limit: 10 });
    for (const [at, after] of whole.entries()) {
      const rest = whole.slice(at + 1);
      expect(await listBillets(server.db, of, { limit: 10, after })).toEqual(rest);
      expect(await listBillets(server.db, of, { limit: 10, offset: at + 1 })).toEqual(rest);
    }
  });

  test.each([
    ['highest', 'Amount', -1],
    ['lowest', 'Amount', 1],
    ['newestIssue', 'IssuedAt', -1],
    ['oldestIssue', 'IssuedAt', 1],
  ] as const)('is sorted by %s', async (Sort, field, direction) => {
    const { items } = await search({ Sort });
    const values = items.map((item) => item[field]);
    const compared = (a: number | string, b: number | string) => (a < b ? -direction : a > b ? direction : 0);
    expect(values).toEqual(values.toSorted(compared));
    expect(values).toHaveLength(6);
  });

  test.each([
    ['Em Aberto', { Status: 'Pending' }, ['1.3', '1.4', '2.1']],
    ['Vencido, from the day after the due date on', { Status: 'Expired' }, ['1.2', '2.2']],
    ['what is not paid', { Status: 'Unpaid' }, ['1.2', '1.3', '1.4', '2.1', '2.2']],
    ['a product', { Product: 'JT' }, ['2.1', '2.2']],
    ['an insurer', { Insurer: 'Pottencial' }, ['2.1', '2.2']],
    ['a payer', { Payer: OWN }, all],
    ['another’s payer', { Payer: FOREIGN }, []],
    ['a number', { Text: SECOND }, ['2.1', '2.2']],
    ['a part of it', { Text: '000000100' }, ['1.1', '1.2', '1.3', '1.4']],
    ['a name without its accents', { Text: 'sao joao' }, ['1.1', '1.2', '1.3', '1.4']],
    ['a per cent sign, which means itself', { Text: '100%' }, ['2.1', '2.2']],
    ['days, both included', { From: '2026-11-19', To: '2026-11-20' }, ['1.2', '1.3']],
    ['a first day alone, with what falls due after today', { From: '2026-11-20' }, ['1.3', '1.4', '2.1']],
    ['all at once', { Status: 'Expired', Product: 'BID', Text: FIRST, To: '2026-11-19' }, ['1.2']],
  ])('is narrowed by %s', async (_what, filter, expected) => {
    expect((await search(filter)).found.toSorted()).toEqual(expected);
  });

  test('adds up what is filtered, by status, whichever status is listed', async () => {
    expect((await search()).data.Totals).toEqual({
      All: { Count: 6, Amount: 2200.01 },
      Cancelled: { Count: 0, Amount: 0 },
      Pending: { Count: 3, Amount: 1599.9 },
      Paid: { Count: 1, Amount: 300.1 },
      Expired: { Count: 2, Amount: 300.01 },
    });
    // The status narrows what is listed and counted: what the others come to stands beside it.
    const { Total, Totals } = (await search({ Status: 'Paid', Product: 'BID' })).data;
    expect(Total).toBe(1);
    expect(Totals.Paid).toEqual({ Count: 1, Amount: 300.1 });
    expect(Totals.Expired).toEqual({ Count: 1, Amount: 300 });
    expect((await search({ Status: 'Unpaid', Product: 'BID' })).data.Total).toBe(3);
  });

  test('adds nothing up for who turns a page', async () => {
    const { data, found } = await search({ Sort: 'oldestDue', WithoutTotals: true });
    expect(data).not.toHaveProperty('Totals');
    expect(found).toEqual((await search({ Sort: 'oldestDue' })).found);
  });

  test.each([
    [
      'of more than a year',
      { From: '2025-11-20', To: '2026-11-21' },
      'PERIOD_TOO_LONG',
      'Limite máximo de pesquisa 1 ano.',
    ],
    [
      'that runs backwards',
      { From: '2026-11-20', To: '2026-11-19' },
      'PERIOD_REVERSED',
      'A data final deve ser maior que a data inicial.',
    ],
  ])('takes no period %s', async (_what, period, code, message) => {
    expect(await search(period)).toMatchObject({ status: 422, code, message });
  });

  test.each([
    [{ Status: 'Late' }],
    [{ Sort: 'x' }],
    [{ Page: 0 }],
    [{ Product: "x'" }],
    [{ From: '2026-02-30' }],
  ])('takes no %j', async (body) => expect((await search(body)).status).toBe(422));

  test('offers the days of renewal, each a business day, and says how long a billet may take', async () => {
    const { data } = await search();
    expect(data.RenewalDates).toEqual([
      { Days: 7, Date: '2026-11-27' },
      { Days: 10, Date: '2026-11-30' },
      { Days: 15, Date: '2026-12-07' },
      { Days: 30, Date: '2026-12-21' },
    ]);
    expect(data.DelayMinutes).toBe(30);
  });

  test('comes in pages of ten, each billet once', async () => {
    const number = '20260775000000900';
    const client = 'RV5K8P2T000167';
    const many = Array.from({ length: 23 }, (_, at) => ({ dueDate: `2026-12-${(at % 4) + 10}` }));
    await madePolicy(server.db, { number, client }, many);
    const pages = await Promise.all([1, 2, 3, 4].map((Page) => search({ Page }, 'demo-responsavel')));
    expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 3, 0]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ BillingId }) => BillingId))).size).toBe(23);
    expect(pages[0]!.data.Total).toBe(23);
  });
});

describe('whose billets', () => {
  test('those of the user’s clients, never another’s', async () => {
    expect((await search()).found.toSorted()).toEqual(all);
    expect((await search({}, 'demo-cliente')).found).toEqual(['3.1']);
    expect((await search({}, 'demo-pessoafisica')).found).toEqual([]);
    expect((await search({}, null)).status).toBe(401);
  });

  test('a nomination opens them, its end closes them', async () => {
    await server.db.insert(userClients).values({ userUid: 'demo-semcliente', clientDocument: OWN });
    expect((await search({}, 'demo-semcliente')).found.toSorted()).toEqual(all);
    await server.db.delete(userClients).where(eq(userClients.userUid, 'demo-semcliente'));
    expect((await search({}, 'demo-semcliente')).found).toEqual([]);
  });

  test.each([
    ['nobody’s', null],
    ['a client’s of others', '87654321000198'],
  ])(
    'and those of a policy that the user asked for, %s; each opens that is listed',
    async (_whose, client) => {
      const own = { number: '20260775000000400', client, ownerUid: TOMADOR };
      await madePolicy(server.db, own, [{ dueDate: '2026-12-24' }]);
      const { items } = await search();
      expect(items.map(({ DocumentNumber }) => DocumentNumber)).toContain(own.number);
      for (const { BillingId } of items) {
        const url = `/api/InsurancePolicy/invoices/document?billingId=${BillingId}`;
        expect((await server.as(TOMADOR, { url })).statusCode).toBe(200);
        expect((await server.as('demo-cliente', { url })).statusCode).toBe(404);
      }
      await server.db.delete(policies).where(eq(policies.number, own.number));
    },
  );

  test('the count of the banner agrees with the list it leads to', async () => {
    const only = { SearchFromCacheOnly: true };
    expect((await search(only)).data).toEqual({ countExpired: 2 });
    expect((await search({ Status: 'Expired' })).data.countExpired).toBe(2);
    expect((await search(only, 'demo-cliente')).data).toEqual({ countExpired: 1 });
  });
});

describe('as Excel', () => {
  const sheetOf = async (body: object, uid = TOMADOR) => {
    const url = '/api/financial/export/excel';
    const answer = await server.as(uid, { method: 'POST', url, payload: body });
    const book = new ExcelJS.Workbook();
    if (answer.statusCode === 200) await book.xlsx.load(answer.rawPayload as unknown as ArrayBuffer);
    return { answer, sheet: book.getWorksheet('Boletos') };
  };

  test('all that is filtered is there, in the order of the list, dates as dates and amounts as numbers', async () => {
    const { answer, sheet } = await sheetOf({ Status: 'Pending', Sort: 'oldestDue' });
    expect(answer.headers['content-disposition']).toContain('financeiro-2026-11-20.xlsx');
    const rows = sheet!.getSheetValues().slice(2) as unknown[][];
    expect(rows.map((row) => [row[1], row[2], row[9], row[10], row[11]])).toEqual([
      [FIRST, 3, new Date('2026-11-20T00:00:00Z'), 300, 'Em Aberto'],
      [SECOND, 1, new Date('2026-12-01T00:00:00Z'), 1000, 'Em Aberto'],
      [FIRST, 4, new Date('2026-12-30T00:00:00Z'), 299.9, 'Em Aberto'],
    ]);
  });

  test('more than one batch is whole, in any order, and of nobody else', async () => {
    const many = Array.from({ length: 1100 }, (_, at) => ({
      dueDate: `2026-12-${String((at % 28) + 1).padStart(2, '0')}`,
      amount: `${(at % 7) + 1}.00`,
    }));
    await madePolicy(server.db, { number: '20260775000000800', client: '69135782455' }, many);
    for (const Sort of ['newestDue', 'lowest', 'oldestIssue']) {
      const { sheet } = await sheetOf({ Sort }, 'demo-pessoafisica');
      const rows = sheet!.getSheetValues().slice(2) as unknown[][];
      expect(new Set(rows.map((row) => row[2])).size).toBe(1100);
      expect(rows).toHaveLength(1100);
    }
  });

  test('a period that is too long is refused as everywhere', async () => {
    const { answer } = await sheetOf({ From: '2020-01-01', To: '2026-01-01' });
    expect([answer.statusCode, answer.json().Code]).toEqual([422, 'PERIOD_TOO_LONG']);
  });
});

test('no list of a payer is read by going through all billets', async () => {
  await server.db
    .execute(sql`insert into policies (number, proposal_number, product, insurer_name, client_document,
      insured_amount, validity_start, validity_end, commercial_premium, iof, gross_premium, issued_at, first_state)
    select 'N' || n, 'N' || n, 'BID', 'Seguradora', 'PAYER' || n, 1, '2026-01-01', '2027-01-01', 1, 0, 1, now(), '{}'
    from generate_series(1, 500) n`);
  await server.db
    .execute(sql`insert into billets (policy_id, installment, installments, payer_document, payment_type,
    amount, due_date, our_number, bar_code, issued_at)
    select id, n, 60, client_document, 1, 1, date '2026-01-01' + n, number || '-' || n,
      lpad((substr(number, 2)::int * 100 + n)::text, 44, '0'), now()
    from policies, generate_series(1, 60) n where client_document like 'PAYER%'`);
  await server.db.execute(sql`analyze billets`);
  const sight = { clients: ['PAYER1', 'PAYER2'], policies: [] };
  const plans: string[] = [];
  const execute = async (query: SQL) => {
    const { rows } = await server.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    return server.db.execute(query);
  };
  const db = Object.assign(Object.create(server.db), { execute });
  for (const sort of billetSortings)
    for (const Status of [undefined, 'Expired'] as const) {
      const wanted = { sight, sort, today: '2026-02-01', ...(Status && { Status }) };
      expect(await findBillets(db, wanted, { limit: 10 })).toHaveLength(10);
      expect(await sumBillets(db, wanted)).not.toEqual([]);
    }
  expect(plans.length).toBeGreaterThan(10);
  for (const plan of plans) expect(plan).not.toContain('Seq Scan on billets');
});

test('nobody but the client of its policy pays a billet', async () => {
  const other = sql`update billets set payer_document = ${FOREIGN} where id = ${made.first[0]!.id}`;
  await expect(server.db.execute(other)).rejects.toThrow();
  const moved = sql`update policies set client_document = '12ABC34501DE35' where number = ${FIRST}`;
  await server.db
    .transaction(async (tx) => {
      await tx.execute(moved);
      const { rows } = await tx.execute(sql`select distinct payer_document from billets
      where policy_id = (select id from policies where number = ${FIRST})`);
      expect(rows).toEqual([{ payer_document: '12ABC34501DE35' }]);
      tx.rollback();
    })
    .catch((error: Error) => expect(error.message).toContain('Rollback'));
});
