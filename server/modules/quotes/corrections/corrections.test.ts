import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Correction } from '../../../../contract/corrections';
import { createClock } from '../../../clock';
import { DAY_MS } from '../../../infra/durations';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { EXECUTIVE, executiveDesk } from '../../../testing/executiveDesk';
import { pdf } from '../../../testing/pdfSamples';
import { TOMADOR } from '../../../testing/quoteDesk';
import { TEST_NOW, testApp, type TestApp } from '../../../testing/testApp';
import { listUnread } from '../../notifications/repository';
import { underwrite } from '../underwrite';

let now = TEST_NOW;
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle', deps: () => ({ clock: createClock(0, () => now) }) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { registered, decide, call, get, ask, read, rowOf, kindsOf, eventsOf } = executiveDesk(() => server);

const NOTICE = 'objectProperty.noticeNumber';
const DEADLINE = 'objectProperty.deadline';
const marked = (...paths: string[]) => ({
  reason: 'Confira com o edital.',
  fields: paths.map((path) => ({ path, reason: 'Não confere com o edital.' })),
});

/** A request in analysis of which these fields are to be corrected. */
async function asked(...paths: string[]): Promise<string> {
  const identifier = await registered();
  expect(await decide('correction', identifier, marked(...paths))).toMatchObject({ status: 200 });
  return identifier;
}

const open = async (identifier: string, uid = TOMADOR): Promise<Correction> =>
  (await call({ url: `/api/quote/correction?identifier=${identifier}` }, undefined, uid)).data;

async function answer(identifier: string, answers: object, { uid = TOMADOR, key = '', id = '' } = {}) {
  const correction = id || (await open(identifier, uid)).Id;
  const request = {
    method: 'POST',
    url: '/api/quote/correction',
    payload: { correction, answers },
  } as const;
  return call(request, key || undefined, uid);
}

const turnOf = async (identifier: string) =>
  (await call({ url: `/api/quote/timeline?identifier=${identifier}` })).data;
const newsOf = async (uid: string) =>
  (await listUnread(server.db, uid, 100)).map(({ notificationType, data }) => `${notificationType} ${data}`);
const rate = async (identifier: string) => underwrite(server.deps, (await rowOf(identifier)).id);

describe('the desk asks for a correction', () => {
  test('of what a customer fills, with how it reads', async () => {
    const { data } = await get('quote/correction', { identifier: await registered() });
    const fields = data.flatMap((section: { Fields: object[] }) => section.Fields);
    expect(fields).toContainEqual({ Path: NOTICE, Label: 'Número do Edital', Text: '12/2026' });
    expect(fields).toContainEqual({ Path: 'fileUpload.documents', Label: 'Arquivos', Text: '' });
    expect(fields.map(({ Path }: { Path: string }) => Path)).not.toContain('objectProperty.objectText');
  });

  test('and it is the customer’s turn, while the status stays', async () => {
    const identifier = await asked(NOTICE);
    const until = new Date(now + 7 * DAY_MS).toISOString();
    expect((await read(identifier)).quote).toMatchObject({
      Status: 1,
      Correction: { By: 'Elisa Duarte', Reason: 'Confira com o edital.', Until: until },
    });
    const { Turn, Events } = await turnOf(identifier);
    expect(Turn).toMatchObject({ Who: 'customer', Until: until });
    expect(Events.at(-1)).toMatchObject({ Kind: 'asked', By: { IsExecutive: true } });
    expect(await newsOf(TOMADOR)).toContain(`CorrectionAsked ${identifier}`);
  });

  test('not of what nobody fills, of nothing, of what is unknown, nor twice of the same', async () => {
    const identifier = await registered();
    const refused = { status: 422, code: 'NOT_CORRECTABLE' };
    expect(await decide('correction', identifier, marked('objectProperty.objectText'))).toMatchObject(
      refused,
    );
    expect(await decide('correction', identifier, marked('objectProperty.nothing'))).toMatchObject(refused);
    expect(await decide('correction', identifier, marked(NOTICE, NOTICE))).toMatchObject(refused);
    expect(await decide('correction', identifier, marked())).toMatchObject({ status: 422 });
  });

  test('not once it is decided, nor on what was not seen', async () => {
    const identifier = await registered();
    expect(await decide('correction', identifier, marked(NOTICE), { seen: 1 })).toMatchObject({
      code: 'REQUEST_CHANGED',
    });
    await decide('deny', identifier, { reason: 'Não.' });
    expect(await decide('correction', identifier, marked(NOTICE))).toMatchObject({ code: 'STATUS_FORBIDS' });
  });
});

describe('the customer answers it', () => {
  test('with the fields asked for: rules follow, the desk sees what changed and has the last word', async () => {
    const identifier = await asked(DEADLINE, NOTICE);
    const { Form } = await open(identifier);
    expect(Form!.Fields.map(({ Path }) => Path)).toEqual([DEADLINE, NOTICE]);
    expect(Form!.Answers).toMatchObject({ [NOTICE]: '12/2026', [DEADLINE]: 90 });
    expect(await answer(identifier, { [DEADLINE]: 100, [NOTICE]: '13/2026' })).toMatchObject({
      status: 200,
      data: { Identifier: identifier, Status: 1, Title: 'Correção enviada' },
    });
    const { record, correctionUntil } = await rowOf(identifier);
    expect(record.objectProperty).toMatchObject({
      deadline: 100,
      endDateValidity: '2027-02-28',
      objectText: 'Edital: 13/2026. Obras de drenagem',
    });
    expect(correctionUntil).toBeNull();
    await rate(identifier);
    expect(await kindsOf(identifier)).toEqual(['registered 1', 'asked 1', 'corrected 1', 'rated 1']);
    expect(await rowOf(identifier)).toMatchObject({ status: 1, grossPremium: expect.any(String) });
    const { data } = await get('quote', { identifier });
    expect(data.AskedCorrection).toMatchObject({ State: 'answered', By: 'Elisa Duarte' });
    expect(data.AskedCorrection.Changes).toContainEqual({
      Step: 'Objeto Segurado',
      Label: 'Prazo em Dias',
      Before: '90 dias',
      After: '100 dias',
    });
    expect((await turnOf(identifier)).Turn).toMatchObject({ Who: 'brokerage' });
    expect(await newsOf(EXECUTIVE)).toContain(`CorrectionReceived ${identifier}`);
    const terms = { commercialPremium: 434.56, maxInstallments: 2, insurerName: 'Seguradora Sandbox' };
    expect(await decide('approve', identifier, terms)).toMatchObject({ status: 200 });
  });

  test('with nothing else: any other answer is named and nothing is taken', async () => {
    const identifier = await asked(NOTICE);
    const before = await rowOf(identifier);
    const sent = { [NOTICE]: '13/2026', 'objectProperty.guaranteeValue': 5, 'x.y': 1, __proto__x: 1 };
    const refused = await answer(identifier, sent);
    expect(refused).toMatchObject({ status: 422, code: 'OUTSIDE_CORRECTION' });
    expect(refused.errors).toEqual([
      {
        path: 'objectProperty.guaranteeValue',
        code: 'outside',
        message: '“Valor Garantia” não faz parte da correção pedida.',
      },
      expect.objectContaining({ path: 'x.y' }),
      expect.objectContaining({ path: '__proto__x' }),
    ]);
    expect(await rowOf(identifier)).toEqual(before);
  });

  test('not with an answer that the definition refuses', async () => {
    const identifier = await asked(DEADLINE);
    for (const wrong of [null, -1, 'x', {}, [], 10 ** 12]) {
      const refused = await answer(identifier, { [DEADLINE]: wrong });
      expect([wrong, refused.status, refused.code]).toEqual([wrong, 422, 'INVALID_SUBMISSION']);
    }
    expect(await kindsOf(identifier)).toEqual(['registered 1', 'asked 1']);
  });

  test('also for what the day makes necessary: a validity that has begun meanwhile', async () => {
    const identifier = await asked(NOTICE);
    now += 2 * DAY_MS;
    const late = await answer(identifier, { [NOTICE]: '13/2026' });
    const both = { [NOTICE]: '13/2026', 'objectProperty.startDateValidity': '2026-11-24' };
    const taken = await answer(identifier, both);
    now = TEST_NOW;
    expect([late.code, taken.status]).toEqual(['INVALID_SUBMISSION', 200]);
  });

  test('with files, its own and no one else’s', async () => {
    const identifier = await asked('fileUpload.documents');
    const upload = async (uid: string) => {
      const payload = {
        DocumentName: 'a.pdf',
        DocumentType: 'application/pdf',
        content: pdf().toString('base64'),
      };
      return (await call({ method: 'POST', url: '/api/document/save', payload }, undefined, uid))
        .data as string;
    };
    const file = (DocumentID: string) => ({
      'fileUpload.documents': [{ DocumentID, DocumentName: 'a.pdf' }],
    });
    const foreign = await answer(identifier, file(await upload('demo-cliente')));
    expect(foreign).toMatchObject({ status: 422, code: 'INVALID_SUBMISSION' });
    expect(await answer(identifier, file('nenhum'))).toMatchObject({ status: 422 });
    expect(await answer(identifier, file(await upload(TOMADOR)))).toMatchObject({ status: 200 });
    expect((await get('quote', { identifier })).data.Files).toHaveLength(1);
  });
});

describe('an answer is taken once', () => {
  test('by one key however often, and of two tabs one', async () => {
    const identifier = await asked(NOTICE);
    const [key, { Id: id }] = [randomUUID(), await open(identifier)];
    const sent = { [NOTICE]: '13/2026' };
    const both = await Promise.all([
      answer(identifier, sent, { key, id }),
      answer(identifier, sent, { key, id }),
      answer(identifier, { [NOTICE]: '14/2026' }, { id }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toContain(409);
    const refused = both.find(({ status }) => status === 409)!;
    expect(refused).toMatchObject({
      code: 'CORRECTION_ANSWERED',
      message: 'Esta correção já foi enviada. Situação atual: “Cotação em Análise”.',
    });
    expect((await kindsOf(identifier)).filter((kind) => kind === 'corrected 1')).toHaveLength(1);
    expect(await open(identifier)).toMatchObject({ State: 'answered', Form: null });
  });

  test('not after its days', async () => {
    const identifier = await asked(NOTICE);
    const { Id: id, Until } = await open(identifier);
    now += 7 * DAY_MS + 3_600_000;
    const late = await answer(identifier, { [NOTICE]: '13/2026' }, { id });
    const [state, { quote }, { Turn }] = [
      await open(identifier),
      await read(identifier),
      await turnOf(identifier),
    ];
    now = TEST_NOW;
    expect(late).toMatchObject({ status: 409, code: 'CORRECTION_EXPIRED' });
    expect([state.State, quote.Correction]).toEqual(['expired', undefined]);
    expect(Turn).toMatchObject({ Who: 'brokerage', Since: Until });
  });

  test('not once the desk has decided, or it was asked anew', async () => {
    const identifier = await asked(NOTICE);
    const { Id: id } = await open(identifier);
    await decide('correction', identifier, marked(DEADLINE));
    expect(await answer(identifier, { [NOTICE]: '13/2026' }, { id })).toMatchObject({
      code: 'CORRECTION_WITHDRAWN',
    });
    const { Id: second } = await open(identifier);
    await decide('deny', identifier, { reason: 'Não.' });
    expect(await answer(identifier, { [DEADLINE]: 100 }, { id: second })).toMatchObject({
      status: 409,
      code: 'CORRECTION_WITHDRAWN',
      message: expect.stringContaining('Situação atual: “Cotação Negada”.'),
    });
    expect(await open(identifier)).toMatchObject({ State: 'withdrawn', Status: 3, Form: null });
  });

  test('not once the customer has changed all of it: it waits from then on', async () => {
    const identifier = await asked(NOTICE);
    now += DAY_MS;
    const request = { identifier, bid: (await rowOf(identifier)).record };
    await call({ method: 'PUT', url: '/api/quote/edit', payload: { request } });
    const [{ State }, { Turn }] = [await open(identifier), await turnOf(identifier)];
    const since = new Date(now).toISOString();
    now = TEST_NOW;
    expect([State, Turn.Who, Turn.Since]).toEqual(['withdrawn', 'insurer', since]);
  });

  test('by nobody who does not see the request', async () => {
    const identifier = await asked(NOTICE);
    const { Id: id } = await open(identifier);
    const stranger = { uid: 'demo-cliente', id };
    expect(await answer(identifier, { [NOTICE]: 'x' }, stranger)).toMatchObject({ status: 404 });
    expect(await answer(identifier, {}, { id: randomUUID() })).toMatchObject({ status: 404 });
  });
});

describe('a link for one correction', () => {
  const linked = async (identifier: string) =>
    (await ask(EXECUTIVE, 'POST', 'quote/correction/link', { identifier })).data?.Token as string;

  test('opens it, takes one answer, and says so from then on', async () => {
    const identifier = await asked(NOTICE);
    const token = await linked(identifier);
    const seen = await call({ url: '/api/quote/correction' }, undefined, token);
    expect(seen.data).toMatchObject({ Identifier: identifier, State: 'open' });
    const outside = { [NOTICE]: '13/2026', [DEADLINE]: 100 };
    expect(await answer(identifier, outside, { uid: token, id: seen.data.Id })).toMatchObject({
      status: 422,
    });
    const taken = await answer(identifier, { [NOTICE]: '13/2026' }, { uid: token, id: seen.data.Id });
    expect(taken).toMatchObject({ status: 200 });
    const again = await answer(identifier, { [NOTICE]: '14/2026' }, { uid: token, id: seen.data.Id });
    expect(again).toMatchObject({ status: 409, code: 'CORRECTION_ANSWERED' });
    expect((await call({ url: '/api/quote/correction' }, undefined, token)).data.State).toBe('answered');
    expect((await eventsOf(identifier)).at(-1)).toMatchObject({ kind: 'corrected', actorUid: EXECUTIVE });
    expect((await rowOf(identifier)).record).not.toHaveProperty('RequestByExecutive');
  });

  test('is for that request alone, ends where another is made, and only while there is one to answer', async () => {
    const [identifier, other] = [await asked(NOTICE), await asked(NOTICE)];
    const first = await linked(identifier);
    const { Id: id } = await open(other);
    expect(await answer(other, { [NOTICE]: 'x' }, { uid: first, id })).toMatchObject({ status: 404 });
    const second = await linked(identifier);
    const url = '/api/quote/correction';
    expect(await call({ url }, undefined, first)).toMatchObject({ code: 'EXECUTIVE_LINK_EXPIRED' });
    expect(await call({ url }, undefined, second)).toMatchObject({ status: 200 });
    now += 7 * DAY_MS + 1000;
    const late = await call({ url }, undefined, second);
    now = TEST_NOW;
    expect(late).toMatchObject({ status: 401 });
    const none = await ask(EXECUTIVE, 'POST', 'quote/correction/link', { identifier: await registered() });
    expect(none).toMatchObject({ status: 409, code: 'NO_OPEN_CORRECTION' });
  });
});
