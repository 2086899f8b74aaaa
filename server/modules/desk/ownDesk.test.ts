import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskFigures } from '../../../contract/deskFigures';
import type { DeskFilter } from '../../../contract/deskFilters';
import type { DeskText } from '../../../contract/deskTexts';
import { deskAnswers, quotes } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { addOtherExecutive, EXECUTIVE, executiveDesk, OTHER_EXECUTIVE } from '../../testing/executiveDesk';
import { cameBefore } from './cameBefore';
import { TEST_NOW, testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
  await addOtherExecutive(server);
});
afterAll(() => server.close());

const desk = executiveDesk(() => server);
const { registered, decide } = desk;
const HOUR = 3_600_000;

async function call(uid: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const answer = await server.as(uid, { method, url: `/api/desk/${path}`, payload });
  const { Data, Code, Message, Errors } = answer.json();
  return { status: answer.statusCode, data: Data, code: Code, message: Message, errors: Errors };
}

describe('saved filters', () => {
  const list = async (uid = EXECUTIVE) => (await call(uid, 'GET', 'filters')).data as DeskFilter[];
  const save = (name: string, address = 'espera=3', uid = EXECUTIVE) =>
    call(uid, 'POST', 'filters', { name, address });

  test('are a person’s own, saved under a name once, renamed and forgotten', async () => {
    const { data: made } = await save(' Atrasadas ');
    await save('atrasadas', 'espera=7&responsavel=minhas');
    await save('Bancárias', 'produto=BID');
    expect(await list()).toEqual([
      { Id: made.Id, Name: 'atrasadas', Address: 'espera=7&responsavel=minhas' },
      { Id: expect.any(String), Name: 'Bancárias', Address: 'produto=BID' },
    ]);
    expect(await list(OTHER_EXECUTIVE)).toEqual([]);
    for (const [method, path, body] of [
      ['PUT', 'filter', { id: made.Id, name: 'Outra' }],
      ['DELETE', `filter?id=${made.Id}`, undefined],
    ] as const)
      expect((await call(OTHER_EXECUTIVE, method, path, body)).code).toBe('FILTER_GONE');
    expect((await call(EXECUTIVE, 'PUT', 'filter', { id: made.Id, name: 'BANCÁRIAS' })).code).toBe(
      'FILTER_NAME_TAKEN',
    );
    expect((await call(EXECUTIVE, 'PUT', 'filter', { id: made.Id, name: 'Minhas' })).data.Name).toBe(
      'Minhas',
    );
    expect((await call(EXECUTIVE, 'DELETE', `filter?id=${made.Id}`)).status).toBe(200);
    expect((await call(EXECUTIVE, 'DELETE', `filter?id=${made.Id}`)).status).toBe(410);
    expect((await list()).map(({ Name }) => Name)).toEqual(['Bancárias']);
  });

  test.each([
    ['a name of blanks', ' ', 'espera=3'],
    ['a name too long', 'a'.repeat(41), 'espera=3'],
    ['a person’s name in the address', 'Busca', 'busca=João'],
  ])('%s is refused', async (_what, name, address) => {
    expect((await save(name, address)).status).toBe(422);
  });

  test('twenty, not twenty-one', async () => {
    for (let at = 0; at < 20; at += 1) await save(`Filtro ${at}`, '', OTHER_EXECUTIVE);
    expect((await save('Mais um', '', OTHER_EXECUTIVE)).code).toBe('TOO_MANY_FILTERS');
    expect((await save('Filtro 3', 'produto=FL', OTHER_EXECUTIVE)).status).toBe(200);
  });
});

describe('prepared texts', () => {
  const text = { kind: 'denial', title: ' Sinistralidade ', text: 'O {produto} {numero} de {tomador}: não.' };
  const list = async (query = '', uid = EXECUTIVE) =>
    (await call(uid, 'GET', `texts${query}`)).data as DeskText[];

  test('are the whole desk’s, written down, changed and taken away', async () => {
    const { data: made } = await call(EXECUTIVE, 'POST', 'texts', text);
    expect(made).toMatchObject({ Title: 'Sinistralidade', UpdatedBy: 'Elisa Duarte' });
    const changed = await call(OTHER_EXECUTIVE, 'PUT', 'text', { id: made.Id, ...text, title: 'Histórico' });
    expect(changed.data).toMatchObject({ Title: 'Histórico', UpdatedBy: 'Olga Nunes' });
    expect((await list()).map(({ Title }) => Title)).toEqual(['Histórico']);
    expect((await call(EXECUTIVE, 'DELETE', `text?id=${made.Id}`)).status).toBe(200);
    expect((await call(EXECUTIVE, 'PUT', 'text', { id: made.Id, ...text })).code).toBe('TEXT_GONE');
    expect((await desk.audited(`desk-text:${made.Id}`)).map(({ action }) => action)).toEqual([
      'desk-text.add',
      'desk-text.change',
      'desk-text.remove',
    ]);
  });

  test('come with a request’s facts in their places', async () => {
    const { data: made } = await call(EXECUTIVE, 'POST', 'texts', {
      ...text,
      text: '{numero} {produto} {tomador} {segurado} {importancia} {solicitante} {numero}',
    });
    const identifier = await registered();
    await server.db.update(quotes).set({ insuredName: null }).where(eq(quotes.identifier, identifier));
    const [filled] = await list(`?identifier=${identifier}`);
    expect(filled!.Text.replaceAll('\u00a0', ' ')).toBe(
      `${identifier} Licitante Engenharia Vale Verde Ltda não informado R$ 10.000,00 Tomás Ferreira ${identifier}`,
    );
    expect((await call(OTHER_EXECUTIVE, 'GET', `texts?identifier=${identifier}`)).code).toBe('NOT_FOUND');
    await call(EXECUTIVE, 'DELETE', `text?id=${made.Id}`);
  });

  test('a place that no request has is refused by name', async () => {
    const answer = await call(EXECUTIVE, 'POST', 'texts', { ...text, text: 'Prezado {nome},' });
    expect(answer).toMatchObject({ status: 422, errors: [{ path: 'text', code: 'place' }] });
    expect(answer.errors[0].message).toContain('{nome} não existe');
  });
});

describe('the figures', () => {
  const figures = async (by = 'day', uid = EXECUTIVE) =>
    (await call(uid, 'GET', `figures?by=${by}`)).data as DeskFigures;

  test('say what came, what was answered and how fast, and what waits, by day, week and product', async () => {
    await server.db.delete(deskAnswers);
    const before = await figures();
    const [fast, slow, old] = [await registered(), await registered(), await registered()];
    const since = (identifier: string, hours: number) =>
      server.db
        .update(quotes)
        .set({ statusSince: new Date(TEST_NOW - hours * HOUR) })
        .where(eq(quotes.identifier, identifier));
    await since(fast, 1);
    await since(slow, 3);
    await since(old, 80);
    const terms = { commercialPremium: 434.56, maxInstallments: 2, insurerName: 'Seguradora Sandbox' };
    await decide('approve', fast, terms);
    await decide('deny', slow, { reason: 'Não.' });
    const after = await figures();
    expect([after.Came - before.Came, after.Answered, after.MedianSeconds]).toEqual([3, 2, 2 * 3600]);
    expect(after.Waiting - before.Waiting).toBe(1);
    expect(after.Periods).toHaveLength(30);
    expect(after.Periods.at(-1)).toMatchObject({ Start: '2026-11-20', Answered: 2, MedianSeconds: 7200 });
    const bid = after.Products.find(({ Code }) => Code === 'BID')!;
    expect(bid).toMatchObject({
      Name: 'Licitante',
      Answered: 2,
      MedianSeconds: 7200,
      WaitingSince: new Date(TEST_NOW - 80 * HOUR).toISOString(),
    });
    const many = (all: DeskFigures, days: number) => all.Ages.find(({ Days }) => Days === days)!.Waiting;
    expect([0, 1, 3, 7].map((days) => many(after, days) - many(before, days))).toEqual([1, 1, 1, 0]);
    const weeks = (await figures('week')).Periods;
    expect(weeks).toHaveLength(12);
    // 20 November 2026 is a Friday.
    expect(weeks.at(-1)).toMatchObject({ Start: '2026-11-16', Answered: 2 });
  });

  test('count what came in weeks that are over once in five minutes', async () => {
    const identifier = await registered();
    const [quote] = await server.db.select().from(quotes).where(eq(quotes.identifier, identifier));
    const weeks = { starts: ['2026-10-05', '2026-10-12'], days: 7 };
    const cameAfter = async (minutes: number) => {
      const now = new Date(TEST_NOW + minutes * 60_000);
      const came = await cameBefore(server.deps.read, [quote!.deskId], weeks, now);
      return came.map(({ start, many }) => [start, many]);
    };
    expect(await cameAfter(0)).toEqual([]);
    const createdAt = new Date('2026-10-12T03:00:00Z');
    await server.db.update(quotes).set({ createdAt }).where(eq(quotes.identifier, identifier));
    expect(await cameAfter(4.9)).toEqual([]);
    expect(await cameAfter(5)).toEqual([['2026-10-12', 1]]);
  });

  test('are of one’s own desks', async () => {
    expect((await figures('day', OTHER_EXECUTIVE)).Answered).toBe(0);
  });
});

test.each([
  ['GET', 'filters'],
  ['GET', 'texts'],
  ['GET', 'figures?by=day'],
  ['DELETE', 'text?id=00000000-0000-4000-8000-000000000000'],
] as const)('%s /desk/%s is no customer’s', async (method, path) => {
  for (const uid of ['demo-tomador', 'demo-responsavel'])
    expect((await call(uid, method, path)).code).toBe('NOT_FOUND');
});
