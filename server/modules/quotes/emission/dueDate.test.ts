import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClock } from '../../../clock';
import { clients } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { emissionDesk } from '../../../testing/emissionDesk';
import { readPdf } from '../../../testing/readPdf';
import { TEST_NOW, testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

const DAY = 86_400_000;

let server: TestApp;
let instant = TEST_NOW;
beforeAll(async () => {
  const clock = createClock(0, () => instant);
  server = await testApp({ jobs: 'idle', deps: () => ({ clock }) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const desk = emissionDesk(() => server);
const { offered, pay, ready, issue, read, rowOf, billetsOf, policyOf } = desk;

const inDays = (days: number) => void (instant = TEST_NOW + days * DAY);
const approve = (identifier: string, chosen?: object) =>
  desk.approve(identifier, undefined, undefined, chosen);

/** A proposal of 20/11/2026, ready, with its first of two installments due tomorrow. */
async function proposed(payment: object = { installments: 2, firstInstallmentDueDateDelay: 1 }) {
  inDays(0);
  const identifier = await offered();
  expect((await pay(identifier, payment)).status).toBe(200);
  await ready(identifier);
  return identifier;
}

async function textOf(url: string): Promise<string> {
  const answer = await server.as('demo-tomador', { url });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return (await readPdf(answer.rawPayload)).pages.join(' ');
}

const documents = (identifier: string) => [
  `/api/quote/draft/document?codigo=${identifier}`,
  `/api/quote/proposal/document?codigo=${identifier}`,
  `/api/quotes/export/pdf/${identifier}`,
];

/** Every first due date that the answer and the documents of a request name. */
async function datesSaid(identifier: string): Promise<string[]> {
  const { FirstInstallmentDueDate } = (await read(identifier)).quote.Proposal.Request.Payment;
  const texts = await Promise.all(documents(identifier).map(textOf));
  const said = texts.flatMap((text) => [
    /primeiro vencimento em (\S+)/.exec(text)?.[1],
    /1 de 2 (\d\S+) Prevista/.exec(text)?.[1],
  ]);
  const day = FirstInstallmentDueDate.split('-').toReversed().join('/');
  return [...new Set([day, ...said.filter((date) => date !== undefined)])];
}

describe('a proposal of which the first due date has passed', () => {
  test('says one date, and asks for another before it is accepted', async () => {
    const identifier = await proposed();
    expect((await read(identifier)).quote.Proposal.AsksDueDate).toBe(false);
    inDays(1);
    expect((await read(identifier)).quote.Proposal.AsksDueDate).toBe(true);
    inDays(6);
    expect(await datesSaid(identifier)).toEqual(['21/11/2026']);
    const before = await rowOf(identifier);
    expect(await approve(identifier)).toMatchObject({ status: 409, code: 'DUE_DATE_PASSED' });
    expect(await rowOf(identifier)).toEqual(before);
  });

  test('is accepted with another, which answer, documents and billets then say alike', async () => {
    const identifier = await proposed();
    inDays(6);
    const chosen = { firstInstallmentDueDate: '2026-12-10' };
    expect(await approve(identifier, chosen)).toMatchObject({ status: 200, data: { Status: 7 } });
    expect(await datesSaid(identifier)).toEqual(['10/12/2026']);
    expect((await read(identifier)).quote.Proposal).toMatchObject({
      AsksDueDate: false,
      Request: { Payment: { FirstInstallmentDueDateDelay: 14, FirstInstallmentDueDate: '2026-12-10' } },
    });
    await issue(identifier);
    expect(await datesSaid(identifier)).toEqual(['10/12/2026']);
    expect((await billetsOf(identifier)).map(({ dueDate }) => dueDate)).toEqual(['2026-12-10', '2027-01-10']);
    const policy = await textOf(
      `/api/InsurancePolicy/Document?codigo=${(await policyOf(identifier))!.number}`,
    );
    expect(policy).toContain('1 de 2 10/12/2026');
  });

  test.each([
    ['the day itself', '2026-11-26', 'A data mínima permitida é 27/11/2026'],
    ['31 days', '2026-12-27', 'A data máxima permitida é 26/12/2026'],
    ['no date', '10/12/2026', expect.any(String)],
    ['a date of no calendar', '2026-11-31', expect.any(String)],
  ])('is not accepted with %s', async (_what, firstInstallmentDueDate, message) => {
    const identifier = await proposed();
    inDays(6);
    const refused = await approve(identifier, { firstInstallmentDueDate });
    expect(refused).toMatchObject({
      status: 422,
      code: 'INVALID_PAYMENT',
      errors: [{ path: 'firstInstallmentDueDate', message }],
    });
    expect((await rowOf(identifier)).status).toBe(6);
  });

  test.each(['2026-11-27', '2026-12-26'])('may be %s', async (firstInstallmentDueDate) => {
    const identifier = await proposed();
    inDays(6);
    expect((await approve(identifier, { firstInstallmentDueDate })).status).toBe(200);
  });
});

describe('a due date that nobody has to choose again', () => {
  test('stays as it was agreed while it is to come, whatever is sent', async () => {
    const identifier = await proposed({ installments: 2, firstInstallmentDueDateDelay: 10 });
    inDays(6);
    expect((await approve(identifier, { firstInstallmentDueDate: '2026-12-20' })).status).toBe(200);
    expect((await rowOf(identifier)).firstDueDate).toBe('2026-11-30');
  });

  test('an invoice accepted late has its 30 days from then', async () => {
    const holder = eq(clients.document, '11444777000161');
    await server.db.update(clients).set({ invoiceBilling: true }).where(holder);
    const identifier = await proposed({ paymentType: 5, installments: 1 });
    await server.db.update(clients).set({ invoiceBilling: false }).where(holder);
    await server.db.execute(
      `update quotes set first_due_date = '2026-11-22' where identifier = '${identifier}'`,
    );
    inDays(6);
    expect((await read(identifier)).quote.Proposal.AsksDueDate).toBe(false);
    expect((await approve(identifier)).status).toBe(200);
    expect((await rowOf(identifier)).firstDueDate).toBe('2026-12-26');
  });

  test('a policy issued after it: the day after, in the request’s own documents and history too', async () => {
    const identifier = await proposed();
    expect((await approve(identifier)).status).toBe(200);
    inDays(9);
    await issue(identifier);
    expect((await billetsOf(identifier)).map(({ dueDate }) => dueDate)).toEqual(['2026-11-30', '2026-12-30']);
    expect(await datesSaid(identifier)).toEqual(['30/11/2026']);
    expect((await desk.eventsOf(identifier)).at(-1)).toMatchObject({
      before: { firstDueDate: '2026-11-21' },
      after: { firstDueDate: '2026-11-30' },
    });
  });
});
