import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListedBillet } from '../../../../contract/billing';
import { billetRenewals, billets } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { billetSearch, FIRST, madeBillets, TOMADOR } from '../../../testing/madeBillets';
import { readPix } from '../../../testing/readPix';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

let server: TestApp;
let made: Awaited<ReturnType<typeof madeBillets>>;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
  made = await madeBillets(server.db);
});
afterAll(() => server.close());

const search = billetSearch(() => server);

describe('the renewal of a due date', () => {
  const renew = async (billingId: string, newDueDate: string, uid: string | null = TOMADOR) => {
    const url = `/api/financial/DueDateRenewal?billingId=${billingId}&newDueDate=${newDueDate}`;
    const answer = await server.as(uid, { url });
    const { Data, Code, Message } = answer.json();
    return { status: answer.statusCode, data: Data as ListedBillet, code: Code, message: Message };
  };
  const rowOf = async (id: string) => (await server.db.select().from(billets).where(eq(billets.id, id)))[0]!;
  const expired = () => made.first[1]!.id;

  test.each([
    ['a paid one', () => made.first[0]!.id, '2026-11-27', 409, 'BILLET_PAID'],
    ['one that is not overdue', () => made.first[2]!.id, '2026-11-27', 409, 'BILLET_NOT_EXPIRED'],
    ['a day that is not offered', () => made.first[1]!.id, '2026-11-28', 422, 'RENEWAL_DATE_NOT_OFFERED'],
    ['a Saturday of 15 days', () => made.first[1]!.id, '2026-12-05', 422, 'RENEWAL_DATE_NOT_OFFERED'],
    ['another’s', () => made.theirs[0]!.id, '2026-11-27', 404, 'BILLET_NOT_FOUND'],
    ['what is none', () => 'x', '2026-11-27', 404, 'BILLET_NOT_FOUND'],
    ['no day', () => made.first[1]!.id, '2026-02-30', 422, 'INVALID_REQUEST'],
  ])('is refused for %s, and nothing changes', async (_what, id, day, status, code) => {
    const before = await server.db.select().from(billets).orderBy(billets.id);
    expect(await renew(id(), day)).toMatchObject({ status, code });
    expect(await server.db.select().from(billets).orderBy(billets.id)).toEqual(before);
  });

  test('gives another bar code, line and Pix, keeps what was, and may be asked for twice', async () => {
    const before = await rowOf(expired());
    const [{ Line: line, Pix: pix }] = (await search({ Status: 'Expired', Text: FIRST })).items as [
      ListedBillet,
    ];
    const first = await renew(expired(), '2026-12-07');
    expect(first).toMatchObject({
      status: 200,
      data: { DueDate: '2026-12-07', Status: 'Pending', Renewals: 1 },
    });
    expect(first.data.Line).not.toBe(line);
    expect(readPix(first.data.Pix!)['62.05']).toBe(`${readPix(pix!)['62.05']}R1`);
    const after = await rowOf(expired());
    expect(after.ourNumber).toBe(before.ourNumber);
    expect(await renew(expired(), '2026-12-07')).toMatchObject({ status: 200, data: first.data });
    expect(await renew(expired(), '2026-12-21')).toMatchObject({ status: 409, code: 'BILLET_NOT_EXPIRED' });
    const history = await server.db.select().from(billetRenewals);
    expect(history).toMatchObject([
      { fromDate: '2026-11-19', toDate: '2026-12-07', barCode: before.barCode, renewedBy: TOMADOR },
    ]);
    const { items } = await search({ Text: FIRST, Sort: 'oldestDue', Status: 'Pending' });
    expect(items.map(({ DueDate }) => DueDate)).toEqual(['2026-11-20', '2026-12-07', '2026-12-30']);
  });

  test('of several at once one happens', async () => {
    const id = made.second[1]!.id;
    const days = ['2026-11-27', '2026-11-30', '2026-12-07', '2026-12-21'];
    const answers = await Promise.all(days.map((day) => renew(id, day)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await rowOf(id)).renewals).toBe(1);
  });
});

describe('the billets of a document', () => {
  const ask = async (url: string, uid = TOMADOR) => (await server.as(uid, { url: `/api${url}` })).json().Data;

  test('are listed by their installments, for those who see it', async () => {
    const found = await ask(`/invoices?policyNumber=${FIRST}`);
    expect(found.map(({ Installment }: ListedBillet) => Installment)).toEqual([1, 2, 3, 4]);
    expect(await ask(`/invoices?policyNumber=${FIRST}`, 'demo-cliente')).toEqual([]);
  });

  test('a new one is told of, and one that is known is not', async () => {
    const check = (query: string, uid?: string) =>
      ask(`/financial/CheckForNewBillet?policyNumber=${FIRST}&installmentNumber=${query}`, uid);
    const id = made.first[3]!.id;
    expect(await check('4')).toMatchObject({ IsNew: true, Billet: { BillingId: id } });
    expect(await check(`4&billingId=${id}&payerDocumentNumber=11.444.777/0001-61`)).toMatchObject({
      IsNew: false,
    });
    expect(await check('5')).toEqual({ IsNew: false, Billet: null });
    expect(await check('4&payerDocumentNumber=11222333000181')).toEqual({ IsNew: false, Billet: null });
    expect(await check('4', 'demo-cliente')).toEqual({ IsNew: false, Billet: null });
  });
});
