import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billets, notifications, users } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { AMOUNT, endorsementDesk, REASON } from '../../testing/endorsementDesk';
import { addOtherExecutive, EXECUTIVE, executiveDesk, OTHER_EXECUTIVE } from '../../testing/executiveDesk';
import { readPdf } from '../../testing/readPdf';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import { findPolicyById } from '../issued/policies/repository';

const CLIENTE = 'demo-cliente';
const SECOND = 'second';
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

const { newPolicy, rated, read, request, get, issue } = endorsementDesk(() => server);
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

test('a premium outside the bounds cannot be proposed where nobody could confirm it: it says so, and what can be done', async () => {
  const policy = await newPolicy();
  const identifier = await rated(CLIENTE, policy.number, 'd', ENDED);
  const price = async () =>
    (await ask(EXECUTIVE, 'GET', `quote/price?identifier=${identifier}&commercialPremium=-5000`)).data;
  expect((await price()).Bounds.HasSecond).toBe(false);
  const beyond = { ...terms(-5000), premiumReason: 'Acordo.' };
  const answer = await decide('approve', identifier, beyond);
  expect(answer).toMatchObject({ status: 409, code: 'NO_SECOND_EXECUTIVE' });
  expect((await ask(EXECUTIVE, 'GET', `quote?identifier=${identifier}`)).data.Proposed).toBeNull();
  const other = { uid: 'late', email: 'nova@lastro.test', name: 'Nova', isExecutive: true };
  await server.db.insert(users).values(other);
  expect((await price()).Bounds.HasSecond).toBe(true);
  expect((await decide('approve', identifier, beyond)).data.Status).toBe(10);
  expect((await decide('approve', identifier, beyond, { uid: 'late' })).data.Status).toBe(2);
  await server.db.update(users).set({ isExecutive: false }).where(eq(users.uid, 'late'));
});

describe('a premium outside what the policy’s layers bear', () => {
  beforeAll(async () => {
    await server.db
      .insert(users)
      .values({ uid: 'second', email: 'segunda@lastro.test', name: 'Sílvia', isExecutive: true });
  });

  const offered = async (identifier: string, premium: number, more: object = {}) =>
    decide('approve', identifier, { ...terms(premium), ...more });

  test('has the sign of its change, whatever reason is given', async () => {
    const policy = await newPolicy();
    const ended = await rated(CLIENTE, policy.number, 'd', ENDED);
    expect(await offered(ended, 500, { premiumReason: 'Multa.' })).toMatchObject({
      status: 422,
      errors: [{ path: 'commercialPremium', code: 'sign' }],
    });
    const other = await newPolicy();
    const covered = await rated(CLIENTE, other.number, 'i', { 'newStateDocument.coverageLabor': true });
    expect(await offered(covered, -1, { premiumReason: 'Cortesia.' })).toMatchObject({
      status: 422,
      errors: [{ path: 'commercialPremium', code: 'sign' }],
    });
  });

  test.each([
    ['a cent more than was charged for what is given back', 'd', ENDED, 'lowest', -0.01],
    ['a cent more than the ceiling', 'i', { 'newStateDocument.coverageLabor': true }, 'highest', 0.01],
  ] as const)(
    '%s waits for a second executive, the bound itself does not',
    async (_what, type, edits, side, cent) => {
      const policy = await newPolicy();
      const identifier = await rated(CLIENTE, policy.number, type, edits);
      const { Bounds } = (
        await ask(EXECUTIVE, 'GET', `quote/price?identifier=${identifier}&commercialPremium=0`)
      ).data;
      const bound = side === 'lowest' ? Bounds.Lowest : Bounds.Highest;
      const beyond = Number((bound + cent).toFixed(2));
      expect(await offered(identifier, beyond)).toMatchObject({
        status: 422,
        errors: [{ path: 'premiumReason', code: 'required' }],
      });
      const why = { premiumReason: 'Acordo com a seguradora.' };
      expect((await offered(identifier, beyond, why)).data.Status).toBe(10);
      expect((await offered(identifier, beyond, why)).code).toBe('SECOND_EXECUTIVE');
      const seen = (await ask(SECOND, 'GET', `quote?identifier=${identifier}`)).data;
      expect(seen.Proposed).toMatchObject({ Premium: beyond, Reason: why.premiumReason, IsMe: false });
      const second = await decide('approve', identifier, { ...terms(beyond), ...why }, { uid: SECOND });
      expect(second.data.Status).toBe(2);

      const again = await newPolicy();
      const same = await rated(CLIENTE, again.number, type, edits);
      expect((await offered(same, bound)).data.Status).toBe(2);
    },
  );

  test('less than the layers cost needs a reason, which one executive may give; what they cost needs none', async () => {
    const policy = await newPolicy({ contractValue: '60000000.00' });
    const identifier = await rated(CLIENTE, policy.number, 'b', { [AMOUNT]: 5_500_000 });
    const cost = (await ask(EXECUTIVE, 'GET', `quote?identifier=${identifier}`)).data.Quote.CommercialPremium;
    expect(cost).toBeGreaterThan(0);
    const below = Number((cost - 0.01).toFixed(2));
    for (const premium of [0, below])
      expect(await offered(identifier, premium)).toMatchObject({
        status: 422,
        errors: [{ path: 'premiumReason', code: 'required' }],
      });
    const url = `quote/price?identifier=${identifier}&commercialPremium=${below}`;
    expect((await ask(EXECUTIVE, 'GET', url)).data).toMatchObject({
      MinimumPremium: cost,
      Bounds: { Lowest: 0 },
    });
    expect((await offered(identifier, below, { premiumReason: 'Cortesia.' })).data.Status).toBe(2);

    const other = await newPolicy({ contractValue: '60000000.00' });
    const same = await rated(CLIENTE, other.number, 'b', { [AMOUNT]: 5_500_000 });
    expect((await offered(same, cost)).data.Status).toBe(2);
  });

  test('is another’s to confirm only as it was proposed', async () => {
    const policy = await newPolicy();
    const identifier = await rated(CLIENTE, policy.number, 'd', ENDED);
    const why = { premiumReason: 'Acordo.' };
    expect((await offered(identifier, -5000, why)).data.Status).toBe(10);
    const other = await decide('approve', identifier, { ...terms(-5001), ...why }, { uid: SECOND });
    expect(other.data.Status).toBe(10);
  });
});

describe('an issued endorsement that was never paid', () => {
  const raisedOnce = async () => {
    const policy = await newPolicy();
    const identifier = await rated(CLIENTE, policy.number, 'i', { 'newStateDocument.coverageLabor': true });
    await decide('approve', identifier, terms(300));
    await pay(identifier, {}, false, undefined, CLIENTE);
    await decide('issue', identifier);
    return { policy, identifier, code: (await read(CLIENTE, identifier)).Endorsement.Issued.Code as string };
  };
  const actions = async (identifier: string) =>
    (await ask(EXECUTIVE, 'GET', `quote?identifier=${identifier}`)).data.Actions;
  const why = { reason: 'O prêmio não foi pago.' };

  test('is undone: the policy is what it was, the billet cancelled, the customer told why', async () => {
    const { policy, identifier, code } = await raisedOnce();
    expect(await actions(identifier)).toEqual(['undo']);
    expect((await decide('undo', identifier, { reason: ' ' })).status).toBe(422);
    expect((await decide('undo', identifier, why)).data.Status).toBe(12);
    expect((await findPolicyById(server.db, policy.id))?.coverageLabor).toBe(false);
    expect((await billetsOf(code)).map(({ cancelledAt }) => cancelledAt !== null)).toEqual([true]);
    expect((await read(CLIENTE, identifier)).Endorsement.Issued).toMatchObject({
      Undone: { Reason: why.reason },
      Billets: [{ Status: 'Cancelled', Line: null }],
    });
    const told = await server.db.select().from(notifications).where(eq(notifications.data, identifier));
    expect(told.map(({ notificationType }) => notificationType)).toContain('UndoneEndorsement');
    const { Data } = (
      await server.as(CLIENTE, { url: `/api/quote/timeline?identifier=${identifier}` })
    ).json();
    expect(Data.Events.at(-1)).toMatchObject({ Kind: 'undone', By: { IsExecutive: true } });
    expect(await actions(identifier)).toEqual([]);
    expect((await decide('undo', identifier, why)).code).toBe('NOT_UNDOABLE');
  });

  test('is not once it was paid, nor with another one after it', async () => {
    const { identifier, code } = await raisedOnce();
    await server.db.update(billets).set({ paidAt: new Date() }).where(eq(billets.endorsementId, code));
    expect((await decide('undo', identifier, why)).code).toBe('NOT_UNDOABLE');
    expect((await ask(CLIENTE, 'POST', 'quote/undo', { identifier, seen: 1, ...why })).status).toBe(404);

    const { policy, identifier: first } = await raisedOnce();
    const second = await rated(CLIENTE, policy.number, 'g', { [REASON]: 'Nome.', 'insured.name': 'Itu' });
    await decide('approve', second, terms(0));
    await decide('issue', second);
    expect(await actions(first)).toEqual([]);
    expect((await decide('undo', first, why)).code).toBe('NOT_UNDOABLE');
  });

  test('is not while there is a proposal for the next one, which could never be issued then', async () => {
    const { policy, identifier } = await raisedOnce();
    const next = await rated(CLIENTE, policy.number, 'b', { [AMOUNT]: 900_000 });
    expect(await actions(identifier)).toEqual(['undo']);
    expect((await pay(next, {}, false, undefined, CLIENTE)).data.Status).toBe(7);
    expect(await actions(identifier)).toEqual([]);
    expect((await decide('undo', identifier, why)).code).toBe('NOT_UNDOABLE');
    await issue(next);
    expect((await read(CLIENTE, next)).Status).toBe(12);
  });

  test('leaves a request in analysis for a policy of then: it is denied, not approved', async () => {
    const { policy, identifier } = await raisedOnce();
    const next = await rated(CLIENTE, policy.number, 'g', { [REASON]: 'Nome.', 'insured.name': 'Itu' });
    expect((await decide('undo', identifier, why)).status).toBe(200);
    expect((await decide('approve', next, terms(0))).code).toBe('POLICY_CHANGED');
    expect((await decide('deny', next, { reason: 'A apólice mudou.' })).data.Status).toBe(11);
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
