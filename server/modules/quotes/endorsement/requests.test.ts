import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { policies } from '../../../db/schema';
import type { PolicyRow } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { AMOUNT, endorsementDesk, HOLDER } from '../../../testing/endorsementDesk';
import { emissionDesk } from '../../../testing/emissionDesk';
import { executiveLink } from '../../../testing/executiveLink';
import { pdf } from '../../../testing/pdfSamples';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { changePolicy, findPolicyById, listEndorsements } from '../../issued/policies/repository';
import { underwrite } from '../underwrite';

const CLIENTE = 'demo-cliente';
const STRANGER = 'demo-tomador';
const MORE = { [AMOUNT]: 200_000 };
const REQUESTER = {
  'requester.name': 'Clara Nogueira',
  'requester.phone': '11987650011',
  'requester.email': 'cliente@lastro.test',
};
const IN_PROGRESS = {
  status: 409,
  code: 'ENDORSEMENT_IN_PROGRESS',
  message:
    'Já existe uma solicitação de endosso em andamento para esta apólice. Entre em contato com o executivo.',
};

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const desk = endorsementDesk(() => server);
const { newPolicy, rated, ratedOf, read, get, call, request, recordFor, sendRecord, edit, rowOf } = desk;
const { pay, eventsOf } = emissionDesk(() => server);
const now = async ({ id }: PolicyRow) => findPolicyById(server.db, id);
const remove = (identifier: string) =>
  call(CLIENTE, { method: 'DELETE', url: `/api/quote/delete?identifier=${identifier}` });
const taken = async (identifier: string) => {
  expect((await pay(identifier, {}, false, undefined, CLIENTE)).data.Status).toBe(7);
};

describe('a registered request', () => {
  test('is changed, rated anew, and its history says what was changed', async () => {
    const before = await newPolicy();
    const identifier = await rated(CLIENTE, before.number, 'b', MORE);
    const first = (await read(CLIENTE, identifier)).Quote.GrossPremium;
    const record = await recordFor(CLIENTE, before.number, 'b', { [AMOUNT]: 150_000 }, {}, identifier);
    expect(await edit(STRANGER, identifier, record)).toMatchObject({ status: 404 });
    expect((await edit(CLIENTE, identifier, record)).data.Identifier).toBe(identifier);
    expect(await read(CLIENTE, identifier)).toMatchObject({ Status: 10, Quote: null });
    await underwrite(server.deps, (await rowOf(identifier)).id);
    const again = await read(CLIENTE, identifier);
    expect(again).toMatchObject({ Status: 2, Endorsement: { PolicyId: before.id } });
    // Half of what is added costs half, but for the cents.
    expect(Math.abs(again.Quote.GrossPremium * 2 - first)).toBeLessThanOrEqual(0.01);
    expect((await eventsOf(identifier)).find(({ kind }) => kind === 'edited')?.changes).toMatchObject([
      { before: 'R$\u00a0200.000,00', after: 'R$\u00a0150.000,00' },
    ]);
  });

  test('may become one of another type, by which it is then judged', async () => {
    const before = await newPolicy();
    const identifier = await rated(CLIENTE, before.number, 'b', MORE);
    const smaller = { [AMOUNT]: 50_000 };
    const wrong = await recordFor(CLIENTE, before.number, 'b', smaller, {}, identifier);
    expect(await edit(CLIENTE, identifier, wrong)).toMatchObject({ status: 422 });
    expect((await read(CLIENTE, identifier)).Status).toBe(2);
    const right = await recordFor(CLIENTE, before.number, 'f', smaller, {}, identifier);
    expect((await edit(CLIENTE, identifier, right)).status).toBe(200);
    await underwrite(server.deps, (await rowOf(identifier)).id);
    expect((await read(CLIENTE, identifier)).Endorsement.IsWithoutPayment).toBe(true);
  });

  test('of a policy that somebody endorsed meanwhile is refused, and stays as it was', async () => {
    const before = await newPolicy();
    const identifier = await rated(CLIENTE, before.number, 'b', MORE);
    const record = await recordFor(CLIENTE, before.number, 'b', { [AMOUNT]: 150_000 }, {}, identifier);
    await changePolicy(server.db, before, { insuredAmount: '120000.00' });
    const row = await rowOf(identifier);
    expect(await edit(CLIENTE, identifier, record)).toMatchObject({
      status: 409,
      code: 'POLICY_CHANGED',
      message:
        'A apólice foi alterada por outro endosso depois desta solicitação. Faça uma nova solicitação.',
    });
    expect(await rowOf(identifier)).toEqual(row);
  });

  test('cannot be changed any more once it is accepted', async () => {
    const before = await newPolicy();
    const identifier = await rated(CLIENTE, before.number, 'b', MORE);
    const record = await recordFor(CLIENTE, before.number, 'b', MORE, {}, identifier);
    await taken(identifier);
    expect(await edit(CLIENTE, identifier, record)).toMatchObject({ code: 'STATUS_FORBIDS' });
    expect(await remove(identifier)).toMatchObject({ code: 'STATUS_FORBIDS' });
    expect(await request(CLIENTE, before.number, 'b', MORE, { emAndamento: false })).toMatchObject({
      status: 409,
      code: 'ENDORSEMENT_PROCESSING',
    });
    const process = await get(CLIENTE, `/verifyEndorsementStatus?IdApolice=${before.id}`);
    expect(process.Data).toMatchObject({ Status: 'Aguardando Emissão' });
  });
});

describe('the next request', () => {
  test('is free once the one before was deleted', async () => {
    const before = await newPolicy();
    const identifier = await rated(CLIENTE, before.number, 'b', MORE);
    expect(await request(CLIENTE, before.number, 'b', MORE, { emAndamento: false })).toMatchObject(
      IN_PROGRESS,
    );
    expect((await remove(identifier)).status).toBe(200);
    expect((await request(CLIENTE, before.number, 'b', MORE)).status).toBe(200);
  });

  test('is free once the one before was issued, and is of the policy as it is then', async () => {
    const before = await newPolicy();
    const stale = await recordFor(CLIENTE, before.number, 'b', { [AMOUNT]: 300_000 });
    const first = await rated(CLIENTE, before.number, 'b', MORE);
    await taken(first);
    await desk.issue(first);
    expect(await sendRecord(CLIENTE, stale)).toMatchObject({ status: 409, code: 'POLICY_CHANGED' });
    expect(await request(CLIENTE, before.number, 'b', MORE)).toMatchObject({ status: 422 });
    const second = await rated(CLIENTE, before.number, 'b', { [AMOUNT]: 300_000 });
    await taken(second);
    await desk.issue(second);
    expect((await listEndorsements(server.db, before.id)).map(({ suffix }) => suffix)).toEqual([1, 2]);
    expect(await now(before)).toMatchObject({ insuredAmount: '300000.00', version: 2 });
  });
});

describe('an executive’s link', () => {
  const link = () => executiveLink(server, { clientDocument: HOLDER, flow: 'endossos' });

  test('asks for a further premium in the name of one of the client’s people, and reads what came of it', async () => {
    const before = await newPolicy();
    const token = await link();
    const people = await get(token, `/client/findUserEmailsByClient?clientDocument=${HOLDER}`);
    expect(people.Data).toContain('cliente@lastro.test');
    const record = await recordFor(token, before.number, 'b', { ...MORE, ...REQUESTER });
    const identifier = await ratedOf(token, record);
    expect((await rowOf(identifier)).record).toMatchObject({ RequestByExecutive: true });
    expect((await read(token, identifier)).Status).toBe(2);
    expect((await read(CLIENTE, identifier)).Status).toBe(2);
    const other = await executiveLink(server, { flow: 'endossos' });
    expect((await call(other, { url: `/api/Endorsement?identifier=${identifier}` })).status).toBe(404);
  });

  test.each(['d', 'e', 'f', 'g', 'h', 'i'])('does not ask for type %s', async (type) => {
    const before = await newPolicy();
    const token = await link();
    const record = await recordFor(token, before.number, 'b', { ...MORE, ...REQUESTER });
    const asked = record.endorsementRequest as object;
    const answer = await sendRecord(token, {
      ...record,
      endorsementRequest: { ...asked, endorsementTypeId: type },
    });
    expect(answer).toMatchObject({ status: 422, code: 'INVALID_SUBMISSION' });
    expect(answer.errors).toContainEqual(
      expect.objectContaining({ path: 'endorsement.endorsementRequest.endorsementTypeId' }),
    );
  });

  test('sees the policies of its own client alone, and one for quotes asks for none', async () => {
    const before = await newPolicy();
    const record = await recordFor(CLIENTE, before.number, 'b', MORE);
    const other = await executiveLink(server, { flow: 'endossos' });
    expect(await sendRecord(other, record)).toMatchObject({ status: 404, code: 'POLICY_NOT_FOUND' });
    const quotes = await executiveLink(server, { clientDocument: HOLDER });
    expect((await sendRecord(quotes, record)).status).toBe(404);
  });

  test('asks for nothing of a product that allows no automatic request', async () => {
    const before = await newPolicy();
    const token = await link();
    const record = await recordFor(token, before.number, 'b', { ...MORE, ...REQUESTER });
    await server.db.update(policies).set({ product: 'OG' }).where(eq(policies.id, before.id));
    expect(await sendRecord(token, record)).toMatchObject({ status: 404, code: 'POLICY_NOT_FOUND' });
  });

  test('and the client at once: one wins, the other is told what is in progress', async () => {
    const before = await newPolicy();
    const token = await link();
    const [mine, theirs] = [
      await recordFor(CLIENTE, before.number, 'b', MORE),
      await recordFor(token, before.number, 'b', { ...MORE, ...REQUESTER }),
    ];
    const answers = await Promise.all([sendRecord(CLIENTE, mine), sendRecord(token, theirs)]);
    const [won, lost] = answers.toSorted((one, other) => one.status - other.status);
    expect(won?.status).toBe(200);
    expect(lost).toMatchObject(IN_PROGRESS);
  });
});

describe('a document of another brokerage', () => {
  test('is asked for without a policy and waits for a person, who ends it with what was issued there', async () => {
    const count = await server.db.$count(policies);
    const identifier = await ratedOf(CLIENTE, await desk.recordElsewhere(CLIENTE));
    expect(await read(CLIENTE, identifier)).toMatchObject({
      Status: 10,
      Quote: null,
      Endorsement: { PolicyId: null, DocumentNumber: 'X-99.2026/1', IsWithoutPayment: false, Issued: null },
    });
    const executive = 'demo-executivo';
    const seen = async () => (await get(executive, `/desk/quote?identifier=${identifier}`)).Data;
    expect((await seen()).Actions).toEqual(['deny', 'issue']);
    const decide = async (action: string, more: object) => {
      const payload = { identifier, seen: (await seen()).Seen, ...more };
      return call(executive, { method: 'POST', url: `/api/desk/quote/${action}`, payload });
    };
    const terms = { commercialPremium: 100, maxInstallments: 1, insurerName: 'Outra' };
    expect((await decide('approve', terms)).status).toBe(409);
    for (const blank of [{}, { documentNumber: null }, { documentNumber: ' ' }])
      expect(await decide('issue', blank)).toMatchObject({ status: 422, code: 'ISSUED_NUMBER_MISSING' });
    expect((await decide('issue', { documentNumber: ' X-99.2026/1-01 ' })).data.Status).toBe(12);
    const issued = await read(CLIENTE, identifier);
    expect(issued.Quote).toBeNull();
    expect(issued.Endorsement.Issued).toMatchObject({ Code: null, Number: 'X-99.2026/1-01', Billets: [] });
    expect(await server.db.$count(policies)).toBe(count);
  });

  test('is nobody’s to be in the way of: two may be asked for', async () => {
    const record = await desk.recordElsewhere(CLIENTE);
    expect((await sendRecord(CLIENTE, record)).status).toBe(200);
    expect((await sendRecord(CLIENTE, record)).status).toBe(200);
  });
});

describe('the files of a request', () => {
  const FILES = 'fileUpload.documents';
  const url = '/api/document/save';
  async function saved(uid: string, content = pdf()) {
    const payload = {
      DocumentName: 'aditivo.pdf',
      DocumentType: 'application/pdf',
      content: content.toString('base64'),
    };
    return call(uid, { method: 'POST', url, payload });
  }
  const named = (DocumentID: string) => ({ [FILES]: [{ DocumentID, DocumentName: 'aditivo.pdf' }] });

  test('are verified, kept with it through a change, and read at the desk by who sees the request', async () => {
    const before = await newPolicy();
    expect((await saved(CLIENTE, Buffer.from('no pdf'))).status).toBe(422);
    const mine = (await saved(CLIENTE)).data;
    const identifier = await rated(CLIENTE, before.number, 'b', { ...MORE, ...named(mine) });
    const document = `/api/desk/quote/document?identifier=${identifier}&documentId=${mine}`;
    const opened = (uid: string) => server.as(uid, { url: document });
    expect((await opened('demo-executivo')).rawPayload.equals(pdf())).toBe(true);
    for (const uid of [CLIENTE, STRANGER]) expect((await opened(uid)).statusCode).toBe(404);
    const record = await recordFor(
      CLIENTE,
      before.number,
      'b',
      { [AMOUNT]: 150_000, ...named(mine) },
      {},
      identifier,
    );
    expect((await edit(CLIENTE, identifier, record)).status).toBe(200);
    expect((await opened('demo-executivo')).statusCode).toBe(200);
    const without = await recordFor(CLIENTE, before.number, 'b', { [AMOUNT]: 150_000 }, {}, identifier);
    expect((await edit(CLIENTE, identifier, without)).status).toBe(200);
    expect((await opened('demo-executivo')).statusCode).toBe(404);
  });

  test('of somebody else are refused, and nothing is registered', async () => {
    const before = await newPolicy();
    const theirs = (await saved(STRANGER)).data;
    const answer = await request(CLIENTE, before.number, 'b', { ...MORE, ...named(theirs) });
    expect(answer).toMatchObject({ status: 422, code: 'INVALID_SUBMISSION' });
    expect(answer.errors).toMatchObject([{ code: 'document', message: 'Arquivo não encontrado.' }]);
    const { id } = before;
    expect((await get(CLIENTE, `/InsurancePolicy/findById?id=${id}`)).Data.emAndamento).toBe(false);
    const [row] = await server.db.select().from(policies).where(eq(policies.id, id));
    expect(row).toEqual(before);
  });
});
