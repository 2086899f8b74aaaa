import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { quotes } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { bidRecord } from '../../testing/bidRecord';
import type { BidChanges } from '../../testing/bidRecord';
import { pdf } from '../../testing/pdfSamples';
import { quoteDesk, TOMADOR } from '../../testing/quoteDesk';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { send, register, registered, read, eventsOf } = quoteDesk(() => server);
const countQuotes = () => server.db.$count(quotes);

describe('registration', () => {
  test('answers title, message and an identifier with the product’s prefix', async () => {
    const { data } = await register();
    expect(data).toMatchObject({ Title: 'Recebemos sua solicitação', Message: expect.any(String) });
    expect(data.Identifier).toMatch(/^BID\d{7}$/);
  });

  test('the quote is read in the specification’s names and as it was registered', async () => {
    const identifier = await registered();
    const { quote } = await read(identifier);
    expect(quote).toMatchObject({
      Identifier: identifier,
      QuoteType: 'BID',
      Status: 1,
      Product: { Name: 'Licitante', Wizard: 'licitante' },
      Insured: { Name: 'MUNICIPIO DE AURORA DO VALE', BIDType: 'Pregão eletrônico' },
      ObjectProperty: { GuaranteeValue: 10_000, EndDateValidity: '2027-02-18' },
      Requester: { Email: 'tomador@lastro.test' },
      ClientIsNominated: true,
      CreatedAt: '2026-11-20T15:00:00.000Z',
      Quote: null,
      Proposal: null,
      QuoteDenied: null,
      Definition: server.deps.products.current('licitante')?.compiled.source.hash,
    });
    expect(quote.Record).toEqual(bidRecord());
    const manual = await server.as(TOMADOR, { url: `/api/quote/manual?identifier=${identifier}` });
    expect(manual.json().Data).toEqual(quote);
  });

  test('leaves its first event', async () => {
    const identifier = await registered();
    const events = await eventsOf(identifier);
    expect(events).toMatchObject([{ kind: 'registered', fromStatus: 0, toStatus: 1, actorUid: TOMADOR }]);
  });

  test('takes its number last: nothing but the answer and the commit follows', async () => {
    await register();
    const sent = vi.spyOn(Client.prototype, 'query');
    await register(undefined, 'the-number-last');
    const texts = sent.mock.calls.map(([query]: unknown[]) =>
      typeof query === 'string' ? query : (query as { text: string }).text,
    );
    sent.mockRestore();
    const taken = texts.findIndex((text) => text.includes('identifier_counters'));
    expect(taken).toBeGreaterThan(5);
    expect(texts.slice(taken + 1)).toEqual([expect.stringMatching(/^update "idempotency_keys"/), 'commit']);
  });

  test('numbers have no gaps, however many come at once and fail', async () => {
    const wrong = { objectProperty: { guaranteeValue: 0 } };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => register(at % 3 === 0 ? wrong : undefined)),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
    const all = await server.db.select({ identifier: quotes.identifier }).from(quotes);
    const numbers = all.map(({ identifier }) => Number(identifier.slice(3))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  });

  test('the server says itself whether the client is nominated', async () => {
    const identifier = await registered({ rest: { ClientIsNominated: false } });
    expect((await read(identifier)).quote).toMatchObject({
      ClientIsNominated: true,
      Record: { ClientIsNominated: true },
    });
  });
});

test.each([
  ['\u202efdp.exe', 'fdp.exe.pdf'],
  ['../../edital.pdf', 'edital.pdf'],
  ['', 'documento.pdf'],
  ['Edital nº 1.pdf', 'Edital nº 1.pdf'],
])('a file that is sent as %j is read as %s', async (DocumentName, kept) => {
  const payload = {
    DocumentName: 'a.pdf',
    DocumentType: 'application/pdf',
    content: pdf().toString('base64'),
  };
  const saved = await server.as(TOMADOR, { method: 'POST', url: '/api/document/save', payload });
  const documents = [{ DocumentID: saved.json().Data, DocumentName }];
  const identifier = await registered({ rest: { fileUpload: { documents } } });
  const { quote } = await read(identifier);
  expect(quote.FileUpload.Documents).toMatchObject([{ DocumentName: kept }]);
  expect(quote.Record.fileUpload.documents).toMatchObject([{ DocumentName: kept }]);
});

describe('who has no company', () => {
  const own = {
    insured: { policyHolder: undefined, documentNumber: undefined },
    rest: { ClientIsNominated: false },
  };
  test.each([
    ['a natural person', 'demo-pessoafisica', 'Paulo Siqueira', '71987650044', 'NATURAL_PERSON'],
    ['who has no client', 'demo-semcliente', 'Sofia Camargo', '41987650055', 'NOT_NOMINATED'],
  ])('%s asks for no policy', async (_who, uid, name, phone, refusal) => {
    const before = await countQuotes();
    const requester = { name, phone, email: `${uid.replace('demo-', '')}@lastro.test` };
    const { status, code } = await send({ bid: bidRecord({ ...own, requester }) }, undefined, uid);
    expect([status, code, await countQuotes()]).toEqual([422, refusal, before]);
  });
});

describe('what is refused names its field and makes no quote', () => {
  const cases: [string, BidChanges, string, string][] = [
    ['a premium field nobody asked for', { rest: { premium: 1 } }, 'bid.premium', 'unknown'],
    [
      'another end than the term gives',
      { objectProperty: { endDateValidity: '2027-02-19' } },
      'bid.objectProperty.deadline',
      'term-equals-dates',
    ],
    [
      'an object text of one’s own',
      { objectProperty: { objectText: 'Edital: 13' } },
      'bid.objectProperty.objectText',
      'tampered',
    ],
    [
      'a text for a number',
      { objectProperty: { guaranteeValue: '10000' } },
      'bid.objectProperty.guaranteeValue',
      'type',
    ],
    [
      'nothing guaranteed',
      { objectProperty: { guaranteeValue: 0 } },
      'bid.objectProperty.guaranteeValue',
      'exclusiveMinimum',
    ],
    [
      'no notice number',
      { objectProperty: { noticeNumber: undefined, objectText: undefined } },
      'bid.objectProperty.noticeNumber',
      'required',
    ],
    ['a bid type that does not exist', { insured: { BIDType: 'Leilão' } }, 'bid.insured.BIDType', 'enum'],
    [
      'somebody else’s company',
      { insured: { documentNumber: '11222333000181' } },
      'bid.insured.policyHolder',
      'option',
    ],
    [
      'somebody else’s e-mail',
      { requester: { email: 'outro@lastro.test' } },
      'bid.requester.email',
      'tampered',
    ],
    [
      'a start the day before yesterday',
      { objectProperty: { startDateValidity: '2026-11-18', deadline: 92 } },
      'bid.objectProperty.startDateValidity',
      'start-not-before-yesterday',
    ],
  ];

  test.each(cases)('%s', async (_what, changes, path, reason) => {
    const before = await countQuotes();
    const { status, code, errors } = await register(changes);
    expect([status, code]).toEqual([422, 'INVALID_SUBMISSION']);
    expect(errors).toContainEqual({ path, code: reason, message: expect.stringMatching(/./) });
    expect(await countQuotes()).toBe(before);
  });

  test.each([
    ['no block', {}],
    ['another product’s block', { performance: {} }],
    ['a list for a block', { bid: [] }],
    ['a field beside the block', { bid: bidRecord(), status: 2 }],
    ['a definition that is no hash', { bid: bidRecord(), definition: 'latest' }],
  ])('%s', async (_what, payload) => {
    expect(await send(payload)).toMatchObject({ status: 422, code: 'INVALID_REQUEST' });
  });

  test.each([
    ['nothing at all', {}],
    ['blocks that are texts', { insured: 'x', objectProperty: 7, requester: null }],
    ['blocks that are lists', { insured: [], objectProperty: [1], requester: [[]] }],
    ['names of built-in properties', { insured: { toString: 'x', hasOwnProperty: 1, length: 2 } }],
    ['fifty levels', JSON.parse(`${'{"a":'.repeat(50)}1${'}'.repeat(50)}`)],
  ])('%s in the block', async (_what, bid) => {
    expect(await send({ bid })).toMatchObject({ status: 422, code: 'INVALID_SUBMISSION' });
  });

  test('an unknown definition', async () => {
    const payload = { bid: bidRecord(), definition: '0'.repeat(64) };
    expect(await send(payload)).toMatchObject({ status: 422, code: 'DEFINITION_OUTDATED' });
  });
});

describe('documents of a quote', () => {
  async function upload(uid: string): Promise<string> {
    const payload = {
      DocumentName: 'edital.pdf',
      DocumentType: 'application/pdf',
      content: pdf().toString('base64'),
    };
    return (await server.as(uid, { method: 'POST', url: '/api/document/save', payload })).json().Data;
  }
  const withFile = (DocumentID: string) => ({
    rest: { fileUpload: { documents: [{ DocumentID, DocumentName: 'edital.pdf' }] } },
  });

  test('one’s own are taken', async () => {
    const identifier = await registered(withFile(await upload(TOMADOR)));
    expect((await read(identifier)).quote.FileUpload.Documents).toHaveLength(1);
  });

  test.each([
    ['another user’s', () => upload('demo-cliente')],
    ['one that does not exist', async () => randomUUID()],
    ['one with an id that is none', async () => 'edital'],
  ])('%s is refused', async (_what, make) => {
    const { status, errors } = await register(withFile(await make()));
    expect(status).toBe(422);
    expect(errors?.[0]?.path).toMatch(/^bid\.fileUpload\.documents/);
  });
});

describe('a repeated request', () => {
  test('with the same key and body gets the same answer and makes no second quote', async () => {
    const key = randomUUID();
    const first = await register({}, key);
    const before = await countQuotes();
    expect(await register({}, key)).toEqual(first);
    expect(await countQuotes()).toBe(before);
  });

  test('at the same time makes one quote', async () => {
    const key = randomUUID();
    const before = await countQuotes();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => register({}, key)));
    expect(new Set(answers.map(({ data }) => data.Identifier)).size).toBe(1);
    expect(await countQuotes()).toBe(before + 1);
  });

  test('with the same key and another body is refused', async () => {
    const key = randomUUID();
    await register({}, key);
    const { status, code } = await register({ objectProperty: { guaranteeValue: 9_000 } }, key);
    expect([status, code]).toEqual([422, 'KEY_REUSED']);
  });

  test('after a refusal may come corrected under the same key', async () => {
    const key = randomUUID();
    await register({ objectProperty: { guaranteeValue: 0 } }, key);
    expect(await register({}, key)).toMatchObject({ status: 200 });
  });

  test('the same key of another user is another key', async () => {
    const key = randomUUID();
    const { data } = await register({}, key);
    const other = await send({ bid: bidRecord() }, key, 'demo-cliente');
    expect(other.data?.Identifier).not.toBe(data.Identifier);
  });

  test('a key that is too short is no key', async () => {
    expect(await register({}, 'abc')).toMatchObject({ status: 422, code: 'INVALID_REQUEST' });
  });
});
