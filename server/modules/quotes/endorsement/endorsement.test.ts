import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billets, quotes } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { seedPolicies } from '../../../seed/seedPolicies';
import { AMOUNT, endorsementDesk, REASON } from '../../../testing/endorsementDesk';
import { readPdf } from '../../../testing/readPdf';
import { emissionDesk } from '../../../testing/emissionDesk';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

const CLIENTE = 'demo-cliente';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
  await seedPolicies(server.db, server.deps);
});
afterAll(() => server.close());

const { recordFor, sendRecord, request, read, get, rated, issue, policyOf } = endorsementDesk(() => server);
const { pay, approve } = emissionDesk(() => server);

test('a request has a receipt that says what is asked for of which document, and what it costs', async () => {
  const identifier = await rated(CLIENTE, '20260775900002400', 'b', { [AMOUNT]: 300_000 });
  const url = `/api/InsurancePolicy/endorsement/pdf/${identifier}`;
  const answer = await server.as(CLIENTE, { url });
  expect(answer.statusCode).toBe(200);
  const { title, pages } = await readPdf(answer.rawPayload);
  expect(title).toBe(`Comprovante de endosso ${identifier}`);
  const text = pages.join(' ');
  for (const line of [
    'Apólice 20260775900002400',
    'Tipo de Endosso Aumento de Importância Segurada',
    'Importância Segurada R$ 300.000,00',
    'Prêmio do endosso Prêmio líquido R$ 503,42',
  ])
    expect(text.replaceAll('\u00a0', ' ')).toContain(line);
});

describe('an increase', () => {
  test('is offered, paid, issued and folded into the policy, with billets of its own', async () => {
    const number = '20260775900000100';
    const before = await policyOf(number);
    const more = Number(before.insuredAmount) * 2;
    const identifier = await rated(CLIENTE, number, 'b', { [AMOUNT]: more });
    expect(identifier).toMatch(/^END\d{7}$/);
    const offer = await read(CLIENTE, identifier);
    expect(offer).toMatchObject({
      Status: 2,
      Endorsement: { PolicyId: before.id, DocumentNumber: number, IsWithoutPayment: false, Issued: null },
    });
    expect(offer.Quote.GrossPremium).toBeGreaterThan(0);
    // Nothing of the policy has changed so far.
    expect(await policyOf(number)).toEqual(before);

    expect((await pay(identifier, {}, false, undefined, CLIENTE)).data.Status).toBe(7);
    await issue(identifier);
    const issued = await read(CLIENTE, identifier);
    expect(issued).toMatchObject({
      Status: 12,
      Endorsement: { Issued: { Number: `${number.slice(0, -2)}01` } },
    });
    expect(issued.Endorsement.Issued.Billets).toHaveLength(1);
    expect(issued.Endorsement.Issued.Billets[0].Amount).toBe(offer.Quote.GrossPremium);
    const after = await policyOf(number);
    expect(Number(after.insuredAmount)).toBe(more);
    expect(after.version).toBe(before.version + 1);
    const [billet] = await server.db
      .select()
      .from(billets)
      .where(eq(billets.endorsementId, issued.Endorsement.Issued.Code));
    expect(billet).toMatchObject({ policyId: before.id, installment: 1 });
  });
});

describe('what gives back', () => {
  test('is accepted without a payment, makes no billet and keeps the premium negative', async () => {
    const number = '20260775900000200';
    const before = await policyOf(number);
    const identifier = await rated(CLIENTE, number, 'f', { [AMOUNT]: Number(before.insuredAmount) / 2 });
    const offer = await read(CLIENTE, identifier);
    expect(offer).toMatchObject({ Status: 2, Endorsement: { IsWithoutPayment: true } });
    expect(offer.Quote.GrossPremium).toBeLessThan(0);
    expect((await pay(identifier, {}, false, undefined, CLIENTE)).code).toBe('NOTHING_TO_PAY');
    expect((await approve(identifier, undefined, CLIENTE)).data.Status).toBe(7);
    await issue(identifier);
    expect(await read(CLIENTE, identifier)).toMatchObject({
      Status: 12,
      Endorsement: { Issued: { Billets: [] } },
    });
    expect(Number((await policyOf(number)).insuredAmount)).toBe(Number(before.insuredAmount) / 2);
  });
});

describe('a request', () => {
  test('that a person decides stays in analysis, and is in the way of another', async () => {
    const number = '20260775900000500';
    const identifier = await rated(CLIENTE, number, 'd', { [REASON]: 'O contrato foi rescindido.' });
    expect(await read(CLIENTE, identifier)).toMatchObject({
      Status: 10,
      Endorsement: { IsWithPerson: true },
    });
    const { id } = await policyOf(number);
    expect((await get(CLIENTE, `/InsurancePolicy/findById?id=${id}`)).Data.emAndamento).toBe(true);
    const own = await get(CLIENTE, `/InsurancePolicy/findById?id=${id}&request=${identifier}`);
    expect(own.Data.emAndamento).toBe(false);
    const again = await request(CLIENTE, number, 'd', { [REASON]: 'Outra vez.' }, { emAndamento: false });
    expect(again).toMatchObject({
      status: 409,
      code: 'ENDORSEMENT_IN_PROGRESS',
      message:
        'Já existe uma solicitação de endosso em andamento para esta apólice. Entre em contato com o executivo.',
    });
  });

  test('sent twice with one key is one; two sent at once leave one', async () => {
    const number = '20260775900001000';
    const record = await recordFor(CLIENTE, number, 'd', { [REASON]: 'Cancelar.' });
    const answers = await Promise.all([1, 2, 3].map(() => sendRecord(CLIENTE, record)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const twice = await recordFor(CLIENTE, '20260775900001100', 'd', { [REASON]: 'Cancelar.' });
    const [first, second] = [
      await sendRecord(CLIENTE, twice, 'k1-abcdefgh'),
      await sendRecord(CLIENTE, twice, 'k1-abcdefgh'),
    ];
    expect(second.data).toEqual(first.data);
  });
});

describe('what bad input gets', () => {
  const number = '20260775900001200';
  const changedTo = (path: string, value: unknown) => async () => {
    const record = await recordFor(CLIENTE, number, 'b', { [AMOUNT]: 9_000_000 });
    const [block = '', ...rest] = path.split('.');
    let part = record[block] as Record<string, unknown>;
    for (const name of rest.slice(0, -1)) part = part[name] as Record<string, unknown>;
    part[rest.at(-1)!] = value;
    return sendRecord(CLIENTE, record);
  };

  test.each([
    ['a stale version', changedTo('endorsementRequest.policy.version', 99), 409, 'POLICY_CHANGED'],
    ['no version', changedTo('endorsementRequest.policy.version', null), 404, 'POLICY_NOT_FOUND'],
    [
      'a tampered current amount',
      changedTo('currentStateDocument.guaranteeValue', 1),
      422,
      'INVALID_SUBMISSION',
    ],
    [
      'a tampered holder',
      changedTo('endorsementRequest.policy.policyHolderName', 'X'),
      422,
      'INVALID_SUBMISSION',
    ],
    [
      'what the type does not change',
      changedTo('newStateDocument.endDateValidity', '2030-01-01'),
      422,
      'INVALID_SUBMISSION',
    ],
    [
      'an amount on the wrong side',
      changedTo('newStateDocument.guaranteeValue', 1),
      422,
      'INVALID_SUBMISSION',
    ],
    [
      'a policy that is nowhere',
      changedTo('endorsementRequest.policy.id', '00000000-0000-4000-8000-000000000000'),
      404,
      'POLICY_NOT_FOUND',
    ],
  ])('%s', async (_what, send, status, code) => {
    expect(await send()).toMatchObject({ status, code });
    const rows = await server.db.select().from(quotes).where(eq(quotes.documentNumber, number));
    expect(rows).toEqual([]);
  });

  test('another client’s policy does not exist', async () => {
    const record = await recordFor(CLIENTE, number, 'b', { [AMOUNT]: 9_000_000 });
    expect(await sendRecord('demo-responsavel', record)).toMatchObject({
      status: 404,
      code: 'POLICY_NOT_FOUND',
    });
  });

  test.each([
    ['a cancelled policy', '20260775900000600', 409, 'POLICY_CANCELLED'],
    ['another brokerage’s', '20260775900001300', 409, 'OTHER_BROKERAGE'],
    ['an expired one', '20260775900000300', 422, 'INVALID_SUBMISSION'],
  ])('%s', async (_what, document, status, code) => {
    const before = await policyOf(document);
    const open = { status: 'Vigente', finlandiaIsBroker: true };
    const answer = await request(CLIENTE, document, 'b', { [AMOUNT]: 9_000_000 }, open);
    expect(answer).toMatchObject({ status, code });
    expect(await policyOf(document)).toEqual(before);
  });
});
