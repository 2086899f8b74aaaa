import { asc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quoteEvents, quotes, userClients } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { bidRecord } from '../../testing/bidRecord';
import type { BidChanges } from '../../testing/bidRecord';
import { pdf } from '../../testing/pdfSamples';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const TOMADOR = 'demo-tomador';

async function send(payload: object, key?: string, uid = TOMADOR) {
  const headers = key ? { 'idempotency-key': key } : {};
  const answer = await server.as(uid, { method: 'POST', url: '/api/quote/bid', payload, headers });
  const { Data, Code, Errors } = answer.json();
  return { status: answer.statusCode, data: Data, code: Code, errors: Errors };
}

const register = (changes?: BidChanges, key?: string) => send({ bid: bidRecord(changes) }, key);

async function registered(changes?: BidChanges): Promise<string> {
  const { data, errors } = await register(changes);
  expect(errors).toBeUndefined();
  return data.Identifier;
}

async function read(identifier: string, uid = TOMADOR) {
  const answer = await server.as(uid, { url: `/api/quote?identifier=${identifier}` });
  return { status: answer.statusCode, quote: answer.json().Data };
}

const history = (identifier: string) =>
  server.db
    .select({
      kind: quoteEvents.kind,
      from: quoteEvents.fromStatus,
      to: quoteEvents.toStatus,
      by: quoteEvents.actorUid,
    })
    .from(quoteEvents)
    .innerJoin(quotes, eq(quotes.id, quoteEvents.quoteId))
    .where(eq(quotes.identifier, identifier))
    .orderBy(asc(quoteEvents.id));

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

  test('leaves its first event and one job', async () => {
    const identifier = await registered();
    expect(await history(identifier)).toEqual([{ kind: 'registered', from: 0, to: 1, by: TOMADOR }]);
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

  test('a product without a definition says so', async () => {
    const url = '/api/quote/engineeringrisk';
    const payload = { engineeringRisk: {} };
    const answer = await server.as(TOMADOR, { method: 'POST', url, payload });
    if (!server.deps.products.current('risco-engenharia'))
      expect(answer.json().Code).toBe('PRODUCT_UNAVAILABLE');
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

  test.each(cases)('%s', async (_what, changes, path, _code) => {
    const before = await countQuotes();
    const { status, code, errors } = await register(changes);
    expect([status, code]).toEqual([422, 'INVALID_SUBMISSION']);
    expect(errors.map((error: { path: string }) => error.path)).toContain(path);
    expect(errors.every((error: { message: string }) => error.message.length > 0)).toBe(true);
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
    expect(errors[0].path).toMatch(/^bid\.fileUpload\.documents/);
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

describe('who sees a quote', () => {
  test('nobody else, until nominated to the same policy holder', async () => {
    const identifier = await registered();
    expect((await read(identifier, 'demo-responsavel')).status).toBe(404);
    const nomination = { userUid: 'demo-responsavel', clientDocument: '11444777000161' };
    await server.db.insert(userClients).values(nomination);
    expect((await read(identifier, 'demo-responsavel')).status).toBe(200);
    await server.db.delete(userClients).where(eq(userClients.userUid, 'demo-responsavel'));
    expect((await read(identifier, 'demo-responsavel')).status).toBe(404);
  });

  test('a quote that does not exist looks the same', async () => {
    expect((await read('BID9999999')).status).toBe(404);
  });
});

describe('editing', () => {
  async function edit(identifier: string, changes: BidChanges, uid = TOMADOR, extra: object = {}) {
    const payload = { request: { identifier, bid: bidRecord(changes), ...extra } };
    const answer = await server.as(uid, { method: 'PUT', url: '/api/quote/edit', payload });
    return { status: answer.statusCode, code: answer.json().Code, data: answer.json().Data };
  }
  const setStatus = (identifier: string, status: number) =>
    server.db.update(quotes).set({ status, grossPremium: '10.00' }).where(eq(quotes.identifier, identifier));

  test('replaces what was asked and keeps what was', async () => {
    const identifier = await registered();
    const { data } = await edit(identifier, { objectProperty: { guaranteeValue: 9_000 } });
    expect(data.Identifier).toBe(identifier);
    expect((await read(identifier)).quote.Record.objectProperty.guaranteeValue).toBe(9_000);
    const events = await server.db.select().from(quoteEvents).where(eq(quoteEvents.kind, 'edited'));
    expect(events.at(-1)).toMatchObject({
      before: { objectProperty: { guaranteeValue: 10_000 } },
      after: { objectProperty: { guaranteeValue: 9_000 } },
    });
  });

  test('an approved quote goes back into analysis and loses its premium', async () => {
    const identifier = await registered();
    await setStatus(identifier, 2);
    await edit(identifier, { objectProperty: { guaranteeValue: 9_000 } });
    expect((await read(identifier)).quote).toMatchObject({ Status: 1, Quote: null });
    expect((await history(identifier)).map(({ kind }) => kind)).toEqual(['registered', 'moved', 'edited']);
  });

  test.each([3, 4, 5, 6, 7, 8, 9])('status %i cannot be edited', async (status) => {
    const identifier = await registered();
    await setStatus(identifier, status);
    expect(await edit(identifier, {})).toMatchObject({ status: 409, code: 'STATUS_FORBIDS' });
  });

  test('is reviewed like a registration', async () => {
    const identifier = await registered();
    const tampered = { objectProperty: { objectText: 'outro' } };
    expect(await edit(identifier, tampered)).toMatchObject({ status: 422, code: 'INVALID_SUBMISSION' });
  });

  test('another’s quote does not exist, another definition or block is refused', async () => {
    const identifier = await registered();
    expect((await edit(identifier, {}, 'demo-cliente')).status).toBe(404);
    const definition = '0'.repeat(64);
    expect(await edit(identifier, {}, TOMADOR, { definition })).toMatchObject({
      code: 'DEFINITION_OUTDATED',
    });
    expect(await edit(identifier, {}, TOMADOR, { performance: {} })).toMatchObject({
      code: 'INVALID_REQUEST',
    });
  });
});

describe('deleting', () => {
  const remove = async (identifier: string, uid = TOMADOR, email = 'tomador@lastro.test') => {
    const url = `/api/quote/delete?identifier=${identifier}&clientEmail=${email}`;
    return (await server.as(uid, { method: 'DELETE', url })).statusCode;
  };

  test('takes the quote out of sight and keeps its history', async () => {
    const identifier = await registered();
    expect(await remove(identifier)).toBe(200);
    expect((await read(identifier)).status).toBe(404);
    expect(await remove(identifier)).toBe(404);
    expect((await history(identifier)).map(({ kind }) => kind)).toEqual(['registered', 'deleted']);
  });

  test('is for the quote’s own people, in their own name', async () => {
    const identifier = await registered();
    expect(await remove(identifier, 'demo-cliente', 'cliente@lastro.test')).toBe(404);
    expect(await remove(identifier, TOMADOR, 'cliente@lastro.test')).toBe(404);
  });

  test.each([
    [4, 200],
    [5, 409],
    [7, 409],
  ])('in status %i answers %i', async (status, expected) => {
    const identifier = await registered();
    await server.db.update(quotes).set({ status }).where(eq(quotes.identifier, identifier));
    expect(await remove(identifier)).toBe(expected);
  });
});

test('the statuses in the words of the specification', async () => {
  const { Data } = (await server.as(TOMADOR, { url: '/api/statusCotacaoSimplificado' })).json();
  expect(Data).toHaveLength(9);
  expect(Data[6]).toEqual({ id: 7, descricao: 'Aguardando Emissão' });
});
