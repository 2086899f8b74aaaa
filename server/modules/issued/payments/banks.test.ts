import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBanks } from '../../../adapters/bank/readBanks';
import { billets } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { issuedPolicy } from '../../../testing/issuedPolicy';
import { readPdf } from '../../../testing/readPdf';
import { returnFile, returnLines } from '../../../testing/returnFile';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { drawBillets } from '../billets/drawBillets';
import { findPolicyById } from '../policies/repository';

const [bradesco, sandbox] = readBanks(['bradesco', 'sandbox']);

/** A brokerage that has gone over to another bank while billets of the former are still to be paid. */
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ deps: () => ({ billing: { ...billing, banks: [bradesco, sandbox!] } }) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const billing = { delayMinutes: 0, pix: null, returnFolder: null };
const HOLDER = '11444777000161';

async function billetOf(bank: typeof bradesco) {
  const id = await issuedPolicy(server.db, { clientDocument: HOLDER, dueDates: [] });
  const policy = (await findPolicyById(server.db, id))!;
  const [billet] = await drawBillets(server.db, bank, policy, {
    paymentType: 1,
    installments: 1,
    firstDueDate: '2026-12-10',
  });
  return billet!;
}

async function send(bytes: Buffer) {
  const payload = { name: 'retorno.ret', content: bytes.toString('base64') };
  const answer = await server.as('demo-executivo', {
    method: 'POST',
    url: '/api/desk/bank-returns',
    payload,
  });
  return answer.json().Data;
}
const isPaid = async (id: string) =>
  (await server.db.select().from(billets).where(eq(billets.id, id)))[0]!.paidAt !== null;

async function slipOf(id: string): Promise<string> {
  const answer = await server.as('demo-executivo', {
    url: `/api/InsurancePolicy/invoices/document?billingId=${id}`,
  });
  return (await readPdf(answer.rawPayload)).pages.join(' ');
}

test("each bank's return file pays its own billets, whoever draws the next ones", async () => {
  const [now, before] = [await billetOf(bradesco), await billetOf(sandbox!)];
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  const titleOf = ({ ourNumber, amount }: typeof now) => ({ ourNumber, amount: cents(amount) });
  // A number of one bank in the other's file tells of nobody's billet.
  expect(await send(returnLines({ titles: [titleOf(before)] }))).toMatchObject({ Booked: 0, Differences: 1 });
  expect(await send(returnLines({ titles: [titleOf(now)] }))).toMatchObject({ Booked: 1, Differences: 0 });
  expect([await isPaid(now.id), await isPaid(before.id)]).toEqual([true, false]);
  expect(await send(returnFile({ titles: [titleOf(before)] }))).toMatchObject({ Booked: 1 });
  expect(await isPaid(before.id)).toBe(true);
});

test('a file of another account, or of another agreement, is refused whole', async () => {
  const { ourNumber } = await billetOf(bradesco);
  const titles = [{ ourNumber, amount: 100 }];
  const wrong = returnLines({ titles, account: '0056780' });
  const other = Buffer.from(
    returnLines({ titles }).toString('latin1').replace('4567890', '4567891'),
    'latin1',
  );
  for (const bytes of [wrong, other]) {
    const payload = { name: 'outra.ret', content: bytes.toString('base64') };
    const call = { method: 'POST' as const, url: '/api/desk/bank-returns', payload };
    expect((await server.as('demo-executivo', call)).json().Code).toBe('RETURN_OTHER_ACCOUNT');
  }
});

test('a slip is its own bank’s', async () => {
  const [now, before] = [await billetOf(bradesco), await billetOf(sandbox!)];
  const [slip, former] = [await slipOf(now.id), await slipOf(before.id)];
  expect(slip).toContain('237-2');
  expect(slip).toMatch(new RegExp(`09/${now.ourNumber}-[0-9P]`));
  expect(former).toContain('999-7');
  expect(former).toContain('Banco Sandbox');
});
