import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quotes, users } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { bidRecord } from '../../testing/bidRecord';
import {
  addOtherExecutive,
  EXECUTIVE,
  executiveDesk,
  OTHER_EXECUTIVE,
  OTHERS_CLIENT,
} from '../../testing/executiveDesk';
import { executiveLink } from '../../testing/executiveLink';
import { pdf } from '../../testing/pdfSamples';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import type { QuoteChanges } from '../quotes/repository';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
  await addOtherExecutive(server);
});
afterAll(() => server.close());

const desk = executiveDesk(() => server);
const { registered, rowOf, get, ask } = desk;

const change = (identifier: string, changes: QuoteChanges) =>
  server.db.update(quotes).set(changes).where(eq(quotes.identifier, identifier));

async function found(query: Record<string, string | number>, uid?: string): Promise<string[]> {
  const { data } = await get('quotes', query, uid);
  return data.Items.map(({ Identifier }: { Identifier: string }) => Identifier);
}

describe('what is in sight', () => {
  const seesIt = async (identifier: string, uid = EXECUTIVE) => {
    const [one, listed] = [await get('quote', { identifier }, uid), await found({ text: identifier }, uid)];
    expect(listed).toEqual(one.status === 200 ? [identifier] : []);
    return one.status === 200;
  };
  const both = async (identifier: string) => [
    await seesIt(identifier),
    await seesIt(identifier, OTHER_EXECUTIVE),
  ];

  test('a request of the executive’s client, whoever asked', async () => {
    expect(await both(await registered())).toEqual([true, false]);
  });

  test.each([
    ['quote/history', {}],
    ['quote/why', {}],
    ['quote/price', { commercialPremium: 500 }],
  ])('another executive’s request is not told by %s either', async (path, more) => {
    const query = { identifier: await registered(), ...more };
    expect((await get(path, query)).status).toBe(200);
    expect((await get(path, query, OTHER_EXECUTIVE)).code).toBe('NOT_FOUND');
  });

  test('what was asked by the executive’s own link, for whomever', async () => {
    const token = await executiveLink(server, { clientDocument: OTHERS_CLIENT });
    const insured = { policyHolder: 'Construtora Serra Azul Ltda', documentNumber: OTHERS_CLIENT };
    const requester = { name: 'Rui Prado', phone: '11987654321', email: 'rui@cliente.test' };
    const identifier = await registered({ insured, requester, rest: { RequestByExecutive: true } }, token);
    expect(await both(identifier)).toEqual([true, true]);
    expect((await get('quote', { identifier })).data.Requester.ByLink).toBe(true);
  });

  test.each([
    ['without a client', { clientDocument: null }],
    ['of a client that the portal does not know', { clientDocument: '99999999000191' }],
    ['of a client without an executive', { clientDocument: '45723174000110' }],
  ])('a request %s is everybody’s, so that it is not nobody’s', async (_what, changes) => {
    const identifier = await registered();
    await change(identifier, changes);
    expect(await both(identifier)).toEqual([true, true]);
  });

  test('a request for a client that the requester is not nominated to is for its executive alone', async () => {
    const identifier = await registered();
    await change(identifier, { clientIsNominated: false });
    expect(await both(identifier)).toEqual([true, false]);
  });

  test('a client whose executive has left the desk is everybody’s', async () => {
    const identifier = await registered();
    const leave = (isExecutive: boolean) =>
      server.db.update(users).set({ isExecutive }).where(eq(users.uid, EXECUTIVE));
    await leave(false);
    expect((await get('quote', { identifier })).code).toBe('NOT_FOUND');
    expect(await seesIt(identifier, OTHER_EXECUTIVE)).toBe(true);
    await leave(true);
    expect(await seesIt(identifier, OTHER_EXECUTIVE)).toBe(false);
  });

  test('not what was deleted', async () => {
    const identifier = await registered();
    await change(identifier, { deletedAt: new Date() });
    expect(await seesIt(identifier)).toBe(false);
  });
});

describe('for anybody but an executive there is no desk', () => {
  const calls = ['quotes', 'quote', 'quote/history', 'quote/why', 'quote/price', 'quote/document', 'clients'];
  const people = ['demo-cliente', 'demo-tomador', 'demo-responsavel', 'demo-pessoafisica', 'demo-semcliente'];

  test.each(calls)('GET /desk/%s', async (path) => {
    for (const uid of [...people, await executiveLink(server)]) {
      expect([uid, (await get(path, {}, uid)).code]).toEqual([uid, 'NOT_FOUND']);
    }
    expect((await get(path, {}, null)).status).toBe(401);
  });

  test.each([
    ['POST', 'links'],
    ['POST', 'links/search'],
    ['POST', 'users/search'],
    ['DELETE', 'links?id=00000000-0000-4000-8000-000000000000'],
  ] as const)('%s /desk/%s', async (method, path) => {
    for (const uid of people) expect((await ask(uid, method, path)).status).toBe(404);
  });
});

describe('the list', () => {
  test('is narrowed by status, product and words, and counts what each status has', async () => {
    const [waiting, denied] = [await registered(), await registered()];
    await change(waiting, { insuredName: 'Município de Águas Claras' });
    await change(denied, { insuredName: 'Município de Águas Claras', status: 3 });
    expect(await found({ text: 'aguas claras', status: 1 })).toEqual([waiting]);
    expect(await found({ text: 'aguas claras', status: 3 })).toEqual([denied]);
    expect(await found({ text: 'aguas claras', product: 'FL' })).toEqual([]);
    expect(await found({ text: `11.444.777/0001-61 ${waiting}`, product: 'BID' })).toEqual([waiting]);
    const { data } = await get('quotes', { text: 'aguas claras', status: 1 });
    expect([data.Counts, data.Total]).toEqual([{ 1: 1, 3: 1 }, 1]);
    expect(data.Items[0]).toMatchObject({
      ProductName: 'Licitante',
      HolderName: 'Engenharia Vale Verde Ltda',
      HolderDocument: '11444777000161',
      InsuredAmount: 10_000,
      RequesterName: expect.any(String),
    });
  });

  test('pages by ten, who waits longest first, each once', async () => {
    const made: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      const identifier = await registered();
      await change(identifier, {
        insuredName: 'Paginada',
        answerDueAt: new Date(Date.UTC(2026, 0, 31 - Math.floor(at / 2))),
      });
      made.push(identifier);
    }
    const pages = [1, 2, 3].map((page) => found({ text: 'Paginada', status: 1, page }));
    const [first = [], second = [], third = []] = await Promise.all(pages);
    expect([first.length, second.length, third.length]).toEqual([10, 2, 0]);
    expect([...first, ...second].toSorted()).toEqual(made.toSorted());
    expect(first.slice(0, 2).toSorted()).toEqual(made.slice(10).toSorted());
  });

  test.each([
    ['status', 0],
    ['status', 13],
    ['product', 'x'],
    ['page', 0],
    ['text', 'a'.repeat(101)],
  ])('refuses %s=%s', async (name, value) => {
    expect((await get('quotes', { [name]: value })).status).toBe(422);
  });
});

describe('one request', () => {
  test('has the record, its definition, who is behind it, and what may be done', async () => {
    const identifier = await registered();
    const { definitionHash } = await rowOf(identifier);
    expect((await get('quote', { identifier })).data).toMatchObject({
      Identifier: identifier,
      Status: 1,
      Definition: definitionHash,
      Record: bidRecord(),
      Holder: { Name: 'Engenharia Vale Verde Ltda', Document: '11444777000161', IsNominated: true },
      Requester: { Email: 'tomador@lastro.test', ByLink: false },
      Files: [],
      Seen: await desk.seenOf(identifier),
      Actions: ['approve', 'deny'],
    });
  });

  test('gives its files, and no others', async () => {
    const save = async (uid: string): Promise<string> => {
      const content = pdf().toString('base64');
      const payload = { DocumentName: 'edital.pdf', DocumentType: 'application/pdf', content };
      return (await server.as(uid, { method: 'POST', url: '/api/document/save', payload })).json().Data;
    };
    const [DocumentID, foreign] = [await save('demo-tomador'), await save('demo-cliente')];
    const identifier = await registered({
      rest: { fileUpload: { documents: [{ DocumentID, DocumentName: 'edital.pdf' }] } },
    });
    const { data } = await get('quote', { identifier });
    expect(data.Files).toMatchObject([{ DocumentID, DocumentName: 'edital.pdf', Size: pdf().length }]);
    const download = (documentId: string, uid = EXECUTIVE) =>
      server.as(uid, { url: `/api/desk/quote/document?identifier=${identifier}&documentId=${documentId}` });
    expect((await download(DocumentID)).rawPayload.equals(pdf())).toBe(true);
    expect((await download(foreign)).statusCode).toBe(404);
    expect((await download(DocumentID, OTHER_EXECUTIVE)).statusCode).toBe(404);
  });

  test('prices a premium by its product’s rules', async () => {
    const identifier = await registered();
    const price = async (commercialPremium: number) =>
      (await get('quote/price', { identifier, commercialPremium })).data;
    expect(await price(500)).toEqual({
      CommercialPremium: 500,
      IOFRate: 0,
      IOF: 0,
      GrossPremium: 500,
      MaxInstallments: 5,
      MinimumPremium: 150,
      Bounds: null,
      Netted: null,
    });
    // No installment below R$ 10,00, and one always.
    expect((await price(29.99)).MaxInstallments).toBe(2);
    expect((await price(0.01)).MaxInstallments).toBe(1);
    // Above 500 the months of the validity, two, less one.
    expect((await price(500.01)).MaxInstallments).toBe(1);
    expect((await get('quote/price', { identifier, commercialPremium: 0 })).status).toBe(422);
  });
});
