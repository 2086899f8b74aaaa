import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifications, opportunities, questionnaires } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { addOtherExecutive, EXECUTIVE } from '../../../testing/executiveDesk';
import { executiveLink } from '../../../testing/executiveLink';
import { quoteDesk, TOMADOR } from '../../../testing/quoteDesk';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { underwrite } from '../underwrite';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { rowOf } = quoteDesk(() => server);

const record = {
  Rule: { Modality: 1, CoverageFine: false, CoverageLabor: true },
  Insured: {
    Document: '98877665000182',
    Name: 'MUNICIPIO DE AURORA DO VALE',
    PolicyHolder: 'Engenharia Vale Verde Ltda',
    DocumentNumber: '11444777000161',
  },
  ObjectProperty: {
    ContractNumber: '77/2026',
    StartDateValidity: '2026-11-20',
    Deadline: 365,
    EndDateValidity: '2027-11-20',
    ContractValue: 1_000_000,
    PercentageGuarantee: '5,00',
    GuaranteeAmount: 50_000,
    ComplementObjectText: 'Construção da ponte.',
    ObjectText: 'Contrato: 77/2026. Construção da ponte.',
  },
  Requester: { Name: 'Tomás Ferreira', Phone: '31987650022', Email: 'tomador@lastro.test' },
  ClientIsNominated: true,
};
const payload = {
  tomador: 'Engenharia Vale Verde Ltda',
  cpfCnpjTomador: '11444777000161',
  produto: 'garantia-performance',
  cpfCnpjSegurado: '98877665000182',
  segurado: 'MUNICIPIO DE AURORA DO VALE',
  valorContrato: 1_000_000,
  numeroDoContrato: '77/2026',
  emailSolicitante: 'tomador@lastro.test',
  telefoneSolicitante: '31987650022',
  solicitante: 'Tomás Ferreira',
  coberturaMulta: false,
  coberturaClausulaTrabalhista: true,
  importanciaSegurada: 50_000,
  finalDaVigencia: '2027-11-20',
  inicioDeVigencia: '2026-11-20',
  objetoTexto: 'Contrato: 77/2026. Construção da ponte.',
  percentualAgravo: '5,00',
  prazoEmDias: 365,
  valorGarantia: 50_000,
  IdsAnexosWings: [],
  ExigeSeguro: true,
};

async function registered(uid = TOMADOR, sent: object = record): Promise<string> {
  const answer = await server.as(uid, {
    method: 'POST',
    url: '/api/quote/performance',
    payload: { performance: sent },
  });
  const { Data, Errors } = answer.json();
  if (Errors) throw new Error(JSON.stringify(Errors));
  return Data.Identifier;
}

async function send(identifier: string, changes: object = {}, uid: string | null = TOMADOR) {
  const answer = await server.as(uid, {
    method: 'POST',
    url: '/api/quote/performance/questionnaire',
    payload: { identifier, questionnaire: { ...payload, identificador: identifier, ...changes } },
  });
  const { Code, Errors } = answer.json<{ Code?: string; Errors?: { path: string; code: string }[] }>();
  return {
    status: answer.statusCode,
    code: Code,
    errors: Errors?.map(({ path, code }) => `${path} ${code}`),
  };
}

async function stored(identifier: string) {
  const { id } = await rowOf(identifier);
  const rows = await server.db.select().from(questionnaires);
  return rows.filter(({ quoteId }) => quoteId === id);
}

describe('an answered questionnaire', () => {
  test.each([true, false, null])('%s is kept with its quote', async (answer) => {
    const identifier = await registered();
    expect((await send(identifier, { ExigeSeguro: answer })).status).toBe(200);
    expect(await stored(identifier)).toMatchObject([
      {
        answer,
        answeredBy: TOMADOR,
        payload: { ...payload, identificador: identifier, ExigeSeguro: answer },
      },
    ]);
  });

  test('comes once: again it changes nothing, otherwise it is refused', async () => {
    const identifier = await registered();
    const both = await Promise.all([send(identifier), send(identifier)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await send(identifier, { ExigeSeguro: null })).toMatchObject({
      status: 409,
      code: 'ALREADY_ANSWERED',
    });
    expect(await stored(identifier)).toMatchObject([{ answer: true }]);
  });
});

test('an executive answers by the link that registered it, and by no other', async () => {
  const [link, other] = [await executiveLink(server), await executiveLink(server)];
  const identifier = await registered(link, { ...record, RequestByExecutive: true });
  expect((await send(identifier, {}, other)).status).toBe(404);
  expect((await send(identifier, {}, 'demo-executivo')).status).toBe(404);
  // The client sees the quote, but was not asked.
  expect((await send(identifier)).status).toBe(404);
  expect((await send(identifier, {}, link)).status).toBe(200);
  expect(await stored(identifier)).toMatchObject([{ answer: true, answeredBy: 'demo-executivo' }]);
});

describe('the executive who was promised', () => {
  const told = async (identifier: string) => {
    const news = await server.db.select().from(notifications).where(eq(notifications.data, identifier));
    return news.map(({ userUid, notificationType }) => [userUid, notificationType]);
  };
  const leads = (identifier: string) =>
    server.db.select().from(opportunities).where(eq(opportunities.identifier, identifier));
  const atDesk = async (identifier: string, part = '') =>
    (await server.as(EXECUTIVE, { url: `/api/desk/quote${part}?identifier=${identifier}` })).json().Data;
  const QUESTION = 'O contrato exige outro seguro além da garantia?';

  test('reads a yes on the request and in its history, and has a notification and an opportunity', async () => {
    await addOtherExecutive(server);
    const identifier = await registered();
    const before = await atDesk(identifier);
    await Promise.all([send(identifier), send(identifier)]);
    const after = await atDesk(identifier);
    expect(before.Questionnaire).toBeNull();
    expect(after.Questionnaire).toEqual({
      Question: QUESTION,
      Answer: true,
      AnsweredAt: '2026-11-20T15:00:00.000Z',
    });
    // What was looked at may still be decided on, and why it is in analysis is still said.
    expect([after.Seen, after.LastReason]).toEqual([before.Seen, before.LastReason]);
    expect((await atDesk(identifier, '/history')).at(-1)).toMatchObject({
      Kind: 'answered',
      Reason: `${QUESTION} Sim`,
      By: { Name: 'Tomás Ferreira', IsExecutive: false },
      Changes: [],
    });
    expect(await told(identifier)).toEqual([[EXECUTIVE, 'NewOpportunity']]);
    const { id } = await rowOf(identifier);
    expect(await leads(identifier)).toMatchObject([
      { quoteId: id, product: 'PER', ownerUid: TOMADOR, record: { ExigeSeguro: true } },
    ]);
  });

  test.each([
    [false, 'Não'],
    [null, 'Sem resposta'],
  ])('reads %s there too, and is called for nothing', async (ExigeSeguro, said) => {
    const identifier = await registered();
    await send(identifier, { ExigeSeguro });
    expect((await atDesk(identifier)).Questionnaire).toMatchObject({ Answer: ExigeSeguro });
    expect((await atDesk(identifier, '/history')).at(-1).Reason).toBe(`${QUESTION} ${said}`);
    expect([await told(identifier), await leads(identifier)]).toEqual([[], []]);
  });

  test('an answer that comes before the insurer’s does not keep the insurer from answering', async () => {
    const identifier = await registered();
    await send(identifier);
    await underwrite(server.deps, (await rowOf(identifier)).id);
    expect((await rowOf(identifier)).status).toBe(2);
  });
});

describe('what is refused, and not kept', () => {
  test.each([
    ['a tampered amount', { importanciaSegurada: 1 }, 'questionnaire.importanciaSegurada tampered'],
    ['another product', { produto: 'garantia' }, 'questionnaire.produto tampered'],
    ['a document of nobody', { IdsAnexosWings: ['d1'] }, 'questionnaire.IdsAnexosWings tampered'],
    ['a value that nobody asked for', { premio: 1 }, 'questionnaire.premio unknown'],
    ['a value left out', { tomador: undefined }, 'questionnaire.tomador missing'],
    ['another request', { identificador: 'PER0000099' }, 'questionnaire.identificador tampered'],
    ['a text for an answer', { ExigeSeguro: 'sim' }, 'questionnaire.ExigeSeguro type'],
  ])('%s', async (_what, changes, error) => {
    const identifier = await registered();
    const { status, code, errors } = await send(identifier, changes);
    expect({ status, code, errors }).toEqual({ status: 422, code: 'INVALID_QUESTIONNAIRE', errors: [error] });
    expect(await stored(identifier)).toEqual([]);
  });

  test('a quote that does not exist, or whose product asks nothing', async () => {
    expect((await send('PER9999999')).status).toBe(404);
    const bid = await quoteDesk(() => server).registered();
    expect((await send(bid)).status).toBe(404);
  });

  test('an answer of anybody but who registered it', async () => {
    const identifier = await registered();
    expect((await send(identifier, {}, 'demo-cliente')).status).toBe(404);
    expect((await send(identifier, {}, null)).status).toBe(401);
    expect(await stored(identifier)).toEqual([]);
  });
});
