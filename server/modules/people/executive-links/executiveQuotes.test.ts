import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { executiveLinks, quotes } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { bidRecord } from '../../../testing/bidRecord';
import type { BidChanges } from '../../../testing/bidRecord';
import { executiveLink } from '../../../testing/executiveLink';
import { pdf } from '../../../testing/pdfSamples';
import { quoteDesk, TOMADOR } from '../../../testing/quoteDesk';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { hashToken } from './linkToken';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
  token = await executiveLink(server);
});
afterAll(() => server.close());

const { send, registered, read, rowOf, eventsOf } = quoteDesk(() => server);

/** What an executive's wizard sends for the company of tomador@lastro.test. */
function executiveBid({ requester, rest, ...changes }: BidChanges = {}) {
  return {
    requester: { name: 'Rui Prado', phone: '11987654321', email: 'rui@cliente.test', ...requester },
    rest: { RequestByExecutive: true, ...rest },
    ...changes,
  };
}
const ask = (changes: BidChanges = {}, by = token) => registered(executiveBid(changes), by);
const refused = async (changes: BidChanges, by = token) =>
  (await send({ bid: bidRecord(changes) }, undefined, by)).errors?.map(({ path, code }) => [path, code]);

describe('a request by a link', () => {
  test('belongs to the client and tells which executive asked, by which link', async () => {
    const identifier = await ask();
    const [link] = await server.db
      .select()
      .from(executiveLinks)
      .where(eq(executiveLinks.tokenHash, hashToken(token)));
    expect(await rowOf(identifier)).toMatchObject({
      ownerUid: 'demo-executivo',
      executiveLinkId: link?.id,
      requestByExecutive: true,
      clientDocument: '11444777000161',
      clientIsNominated: true,
      record: { RequestByExecutive: true, requester: { email: 'rui@cliente.test' } },
    });
    expect(await eventsOf(identifier)).toMatchObject([{ kind: 'registered', actorUid: 'demo-executivo' }]);
  });

  test('is seen by the client’s users, by the link itself and by nobody else', async () => {
    const identifier = await ask();
    const other = await executiveLink(server);
    const statuses = await Promise.all(
      [token, TOMADOR, 'demo-executivo', other, 'demo-cliente'].map(
        async (who) => (await read(identifier, who)).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 200, 404, 404]);
  });

  test('counts among what the client’s users may issue', async () => {
    const identifier = await ask();
    const waiting = async () =>
      (await server.as(TOMADOR, { method: 'POST', url: '/api/user/login' })).json().Data.user.quoteApproved
        .quantidade;
    const before = await waiting();
    await server.db.update(quotes).set({ status: 2 }).where(eq(quotes.identifier, identifier));
    expect(await waiting()).toBe(before + 1);
  });

  test('may be changed by the client’s users and stays an executive’s', async () => {
    const identifier = await ask();
    const payload = {
      request: { identifier, bid: bidRecord({ objectProperty: { guaranteeValue: 9_000 } }) },
    };
    const edited = await server.as(TOMADOR, { method: 'PUT', url: '/api/quote/edit', payload });
    expect(edited.statusCode).toBe(200);
    expect(await rowOf(identifier)).toMatchObject({ requestByExecutive: true, ownerUid: 'demo-executivo' });
  });

  test('a link reads no quote that it did not ask for', async () => {
    expect((await read(await registered(), token)).status).toBe(404);
  });

  test('the same key of two links is two keys', async () => {
    const [key, other] = [randomUUID(), await executiveLink(server)];
    const body = { bid: bidRecord(executiveBid()) };
    const answers = [
      await send(body, key, token),
      await send(body, key, token),
      await send(body, key, other),
    ];
    const numbers = answers.map(({ data }) => data.Identifier);
    expect(numbers[0]).toBe(numbers[1]);
    expect(numbers[2]).not.toBe(numbers[0]);
  });
});

describe('what is refused', () => {
  test('an executive’s request that does not say so, or says otherwise', async () => {
    const path = 'bid.RequestByExecutive';
    expect(await refused(executiveBid({ rest: { RequestByExecutive: undefined } }))).toEqual([
      [path, 'missing'],
    ]);
    expect(await refused(executiveBid({ rest: { RequestByExecutive: false } }))).toEqual([
      [path, 'tampered'],
    ]);
  });

  test('a user’s request that says it is an executive’s', async () => {
    expect(await refused({ rest: { RequestByExecutive: true } }, TOMADOR)).toEqual([
      ['bid.RequestByExecutive', 'unknown'],
    ]);
  });

  test('another client as policy holder, though the executive serves it too', async () => {
    const insured = { policyHolder: 'Construtora Serra Azul Ltda', documentNumber: '11222333000181' };
    expect(await refused(executiveBid({ insured }))).toContainEqual(['bid.insured.policyHolder', 'option']);
  });

  test('no e-mail', async () => {
    expect(await refused(executiveBid({ requester: { email: undefined } }))).toEqual([
      ['bid.requester.email', 'required'],
    ]);
  });
});

describe('documents of a link', () => {
  const upload = async (by: string): Promise<string> => {
    const content = pdf().toString('base64');
    const payload = { DocumentName: 'edital.pdf', DocumentType: 'application/pdf', content };
    return (await server.as(by, { method: 'POST', url: '/api/document/save', payload })).json().Data;
  };
  const download = async (id: string, by: string) =>
    (await server.as(by, { url: `/api/wings/document?wingsDocumentId=${id}&base64=true` })).statusCode;
  const withFile = (DocumentID: string) => ({
    rest: {
      RequestByExecutive: true,
      fileUpload: { documents: [{ DocumentID, DocumentName: 'edital.pdf' }] },
    },
  });

  test('are its own: not the executive’s, not another link’s, not the client’s', async () => {
    const [id, other] = [await upload(token), await executiveLink(server)];
    const statuses = await Promise.all(
      [token, other, 'demo-executivo', TOMADOR].map((who) => download(id, who)),
    );
    expect(statuses).toEqual([200, 404, 404, 404]);
  });

  test('are read by the client’s users once a quote names them', async () => {
    const id = await upload(token);
    const identifier = await ask(withFile(id));
    expect(await download(id, TOMADOR)).toBe(200);
    expect(await download(id, 'demo-cliente')).toBe(404);
    const payload = { request: { identifier, bid: bidRecord() } };
    await server.as(TOMADOR, { method: 'PUT', url: '/api/quote/edit', payload });
    expect(await download(id, TOMADOR)).toBe(404);
  });

  test('of anybody else are refused in its request', async () => {
    for (const who of [await executiveLink(server), 'demo-executivo', TOMADOR]) {
      const path = 'bid.fileUpload.documents.0.DocumentID';
      expect(await refused(executiveBid(withFile(await upload(who))))).toEqual([[path, 'document']]);
    }
  });
});

test('insured persons of a link are found by that link alone', async () => {
  const other = await executiveLink(server);
  const save = (by: string, name: string) => {
    const payload = { name, document: '90351724699' };
    return server.as(by, { method: 'POST', url: '/api/people/createOrUpdate', payload });
  };
  const find = async (by: string) =>
    (await server.as(by, { url: '/api/people/findByCpf?CPFCNPJ=90351724699' })).json().Data?.nome;
  await save(token, 'Um Nome');
  await save(token, 'Outro Nome');
  await save('demo-executivo', 'Terceiro Nome');
  expect([await find(token), await find(other), await find('demo-executivo')]).toEqual([
    'Outro Nome',
    undefined,
    'Terceiro Nome',
  ]);
});
