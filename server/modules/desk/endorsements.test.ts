import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billets, notifications } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { AMOUNT, endorsementDesk, REASON } from '../../testing/endorsementDesk';
import { addOtherExecutive, EXECUTIVE, executiveDesk, OTHER_EXECUTIVE } from '../../testing/executiveDesk';
import { readPdf } from '../../testing/readPdf';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import { findPolicyById } from '../issued/policies/repository';

const CLIENTE = 'demo-cliente';
const ENDED = { [REASON]: 'O contrato foi rescindido.' };
const terms = (commercialPremium: number) => ({
  commercialPremium,
  maxInstallments: 1,
  insurerName: 'Seguradora Sandbox',
});

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { newPolicy, rated, read, request, get } = endorsementDesk(() => server);
const { decide, ask, pay, approve, seenOf } = executiveDesk(() => server);

const billetsOf = async (endorsementId: string) =>
  server.db.select().from(billets).where(eq(billets.endorsementId, endorsementId));

async function printed(number: string): Promise<string> {
  const answer = await server.as(CLIENTE, { url: `/api/InsurancePolicy/endorsement/pdf/${number}` });
  return (await readPdf(answer.rawPayload)).pages.join(' ');
}

describe('the executive', () => {
  test('denies one, which its customer asks for again; what is in analysis is not repeated', async () => {
    const policy = await newPolicy();
    const identifier = await rated(CLIENTE, policy.number, 'd', ENDED);
    const repeat = () => get(CLIENTE, `/quote/repeat?identifier=${identifier}`);
    expect((await repeat()).Code).toBe('NOT_REPEATABLE');
    await decide('deny', identifier, { reason: 'Falta o aditivo.' });
    const { Wizard, Answers } = (await repeat()).Data;
    expect(Wizard).toBe('endosso');
    expect(Answers['endorsementRequest.policy'].label).toBe(policy.number);
    expect(Answers[REASON]).toBe(ENDED[REASON]);
    const { Items } = (
      await server.as(CLIENTE, { method: 'POST', url: '/api/quotes/search', payload: { Text: identifier } })
    ).json().Data;
    expect(Items).toMatchObject([{ Identifier: identifier, IsRepeatable: true }]);
  });

  test('gives back: the customer agrees, and the policy is cancelled without a billet', async () => {
    const policy = await newPolicy();
    const identifier = await rated(CLIENTE, policy.number, 'd', ENDED);
    expect((await decide('approve', identifier, terms(-120.5))).data.Status).toBe(2);
    expect(await read(CLIENTE, identifier)).toMatchObject({
      Quote: { GrossPremium: -120.5, IOF: 0 },
      Endorsement: { IsWithoutPayment: true },
    });
    expect((await pay(identifier, {}, false, undefined, CLIENTE)).code).toBe('NOTHING_TO_PAY');
    expect((await approve(identifier, undefined, CLIENTE)).data.Status).toBe(7);
    expect((await decide('issue', identifier)).data.Status).toBe(12);
    const { Number: number, Code } = (await read(CLIENTE, identifier)).Endorsement.Issued;
    expect(await billetsOf(Code)).toEqual([]);
    const details = (await get(CLIENTE, `/InsurancePolicy/findById?id=${policy.id}`)).Data;
    expect(details).toMatchObject({
      status: 'Cancelado',
      endossos: [{ numeroDocumento: number, premioTotal: -120.5 }],
    });
    const text = await printed(number);
    expect(text).toContain('Devolução de prêmio');
    expect(text).toContain('R$ 120,50');
    expect(text).toContain('A apólice fica cancelada a partir de 20/11/2026.');
    expect(await request(CLIENTE, policy.number, 'd', ENDED, { status: 'Vigente' })).toMatchObject({
      code: 'POLICY_CANCELLED',
    });
  });

  test('asks for a premium: it is paid, and has its billet', async () => {
    const policy = await newPolicy();
    const identifier = await rated(CLIENTE, policy.number, 'i', {
      'newStateDocument.coverageLabor': true,
    });
    expect((await decide('approve', identifier, terms(300))).data.Status).toBe(2);
    expect((await pay(identifier, {}, false, undefined, CLIENTE)).data.Status).toBe(7);
    expect((await decide('issue', identifier)).data.Status).toBe(12);
    const { Code } = (await read(CLIENTE, identifier)).Endorsement.Issued;
    expect(await billetsOf(Code)).toMatchObject([{ amount: '300.00', policyId: policy.id }]);
    expect((await findPolicyById(server.db, policy.id))?.coverageLabor).toBe(true);
  });

  test('sets no premium: nothing is left to agree to, and everybody concerned hears of the issue', async () => {
    const policy = await newPolicy();
    const identifier = await rated(CLIENTE, policy.number, 'g', {
      [REASON]: 'O nome mudou.',
      'insured.name': 'Municipio de Itu',
    });
    expect((await decide('approve', identifier, terms(0))).data.Status).toBe(7);
    expect((await decide('issue', identifier)).data.Status).toBe(12);
    const { Number: number, Billets } = (await read(CLIENTE, identifier)).Endorsement.Issued;
    expect([number, Billets]).toEqual([policy.number.replace(/00$/, '01'), []]);
    expect((await findPolicyById(server.db, policy.id))?.insuredName).toBe('Municipio de Itu');
    const text = await printed(number);
    expect(text).toContain('de Prefeitura Municipal de Itu para Municipio de Itu');
    expect(text).toContain('Este endosso não altera o prêmio da apólice.');
    const told = await server.db
      .select()
      .from(notifications)
      .where(
        and(eq(notifications.notificationType, 'IssuedEndorsement'), eq(notifications.data, identifier)),
      );
    expect(told.map(({ userUid }) => userUid)).toContain(CLIENTE);
    const [found] = (
      await get(CLIENTE, `/InsurancePolicy/search-autocomplete?documentNumber=${number}&take=5&limit=5`)
    ).Data;
    expect(found).toMatchObject({ numeroDocumento: number, codigoPrincipal: policy.id });
  });

  test('denies in writing: the policy stays, and the next request is free', async () => {
    const policy = await newPolicy();
    const identifier = await rated(CLIENTE, policy.number, 'd', ENDED);
    const reason = 'O contrato garantido continua em execução.';
    expect((await decide('deny', identifier, { reason })).data.Status).toBe(11);
    expect((await read(CLIENTE, identifier)).QuoteDenied).toMatchObject({ Reason: reason });
    expect(await findPolicyById(server.db, policy.id)).toEqual(policy);
    expect((await request(CLIENTE, policy.number, 'd', ENDED)).status).toBe(200);
  });

  test('finds the folded amount in the customer’s list of policies', async () => {
    const policy = await newPolicy();
    const identifier = await rated(CLIENTE, policy.number, 'f', { [AMOUNT]: 40_000 });
    expect((await approve(identifier, undefined, CLIENTE)).data.Status).toBe(7);
    await decide('issue', identifier);
    const payload = { Text: policy.number };
    const answer = await server.as(CLIENTE, { method: 'POST', url: '/api/InsurancePolicy/search', payload });
    expect(answer.json().Data.Items).toMatchObject([{ Id: policy.id, InsuredAmount: 40_000 }]);
  });
});

test('an endorsement of another executive’s client is not decided on, nor is it there', async () => {
  const policy = await newPolicy();
  const identifier = await rated(CLIENTE, policy.number, 'd', ENDED);
  await addOtherExecutive(server);
  const payload = { identifier, seen: await seenOf(identifier), ...terms(-1) };
  expect(await ask(EXECUTIVE, 'POST', 'quote/approve', payload)).toMatchObject({ status: 404 });
  expect(await ask(CLIENTE, 'POST', 'quote/approve', payload)).toMatchObject({ status: 404 });
  expect((await ask(OTHER_EXECUTIVE, 'POST', 'quote/approve', payload)).data.Status).toBe(2);
});
