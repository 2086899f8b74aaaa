import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DraftEntry } from '../../../../contract/drafts';
import { LONGEST_QUESTION } from '../../../../engine/session/provenance';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const draft = { definition: 'abc', answers: { insured: { name: 'Ação & Cia' } }, steps: { insured: 'done' } };
const keyOf = (at: number) => `d0000000-0000-4000-8000-0000000000${String(at).padStart(2, '0')}`;
const KEY = keyOf(0);
const put = (uid: string, product: string, payload: object = draft, key = KEY) =>
  server.as(uid, { method: 'PUT', url: `/api/draft/${product}/${key}`, payload });
const read = async (uid: string, product: string, key = KEY) =>
  (await server.as(uid, { url: `/api/draft/${product}/${key}` })).json().Data;
const forget = (uid: string, product: string, key = KEY) =>
  server.as(uid, { method: 'DELETE', url: `/api/draft/${product}/${key}` });
const list = async (uid: string, query = '') =>
  (await server.as(uid, { url: `/api/draft${query}` })).json().Data as DraftEntry[];

test('no draft is an answer and no error', async () => {
  expect(await read('demo-tomador', 'licitante')).toBeNull();
});

test('keeps one draft per user, product and key, the last written', async () => {
  await put('demo-cliente', 'licitante', { ...draft, definition: 'old' });
  const { id, updatedAt } = (await put('demo-cliente', 'licitante')).json().Data;
  expect(await read('demo-cliente', 'licitante')).toEqual({ ...draft, id, updatedAt });
  expect(await read('demo-tomador', 'licitante')).toBeNull();

  const words = { Name: null, InsuredName: 'Ação & Cia', DaysLeft: null, Step: null, Choice: null };
  expect(await list('demo-cliente')).toEqual([
    { Product: 'licitante', Key: KEY, UpdatedAt: updatedAt, ...words },
  ]);
});

test('keeps what is still told of changes, as it is until it is closed', async () => {
  const lost = [{ title: 'Valor Contrato', text: 'mil' }];
  const told = { steps: [{ step: 'object', lost }], isSummaryClosed: true };
  await put('demo-cliente', 'told', { ...draft, told });
  expect((await read('demo-cliente', 'told')).told).toEqual(told);
  const closed = { steps: [], isSummaryClosed: true };
  await put('demo-cliente', 'told', { ...draft, told: closed });
  expect((await read('demo-cliente', 'told')).told).toEqual(closed);
  for (const wrong of [{}, { ...closed, steps: 'x' }, { ...closed, steps: [1] }, { ...closed, more: 1 }])
    expect((await put('demo-cliente', 'told', { ...draft, told: wrong })).statusCode).toBe(422);
});

describe('several drafts of one product', () => {
  const [FIRST, SECOND] = [keyOf(1), keyOf(2)];

  test('stand beside each other; a further one overwrites none, and one ends alone', async () => {
    const { compiled } = server.deps.products.current('garantia')!;
    const of = (modality: string) => ({
      definition: compiled.source.hash,
      answers: { 'detailsProduct.modality': modality, 'detailsProduct.modalityType': 'Setor Público' },
      steps: { [compiled.steps[0]!.definition.id]: 'open' },
    });
    await put('demo-semcliente', 'garantia', of('Aduaneiro'), FIRST);
    await put('demo-semcliente', 'garantia', of('Fornecedor'), SECOND);
    await put('demo-semcliente', 'licitante', draft, FIRST);
    const choices = async () => (await list('demo-semcliente', '?product=garantia')).map((one) => one.Choice);
    expect((await choices()).toSorted()).toEqual([
      'Aduaneiro (Seguro Garantia Setor Público)',
      'Fornecedor (Seguro Garantia Setor Público)',
    ]);
    expect(await list('demo-semcliente')).toHaveLength(3);
    await forget('demo-semcliente', 'garantia', FIRST);
    expect(await choices()).toEqual(['Fornecedor (Seguro Garantia Setor Público)']);
    expect(await read('demo-semcliente', 'licitante', FIRST)).toMatchObject(draft);
  });

  test('are called as their person likes, also after more was written, and nobody else names them', async () => {
    await put('demo-semcliente', 'performance', draft, FIRST);
    const name = (uid: string, Name: string | null) =>
      server.as(uid, { method: 'PUT', url: `/api/draft/performance/${FIRST}/name`, payload: { Name } });
    expect((await name('demo-semcliente', 'Ponte de Ilhéus')).statusCode).toBe(200);
    await put('demo-semcliente', 'performance', { ...draft, definition: 'later' }, FIRST);
    const [named] = await list('demo-semcliente', '?product=performance');
    expect(named?.Name).toBe('Ponte de Ilhéus');
    const others = await name('demo-tomador', 'Minha');
    expect([others.statusCode, others.json().Code]).toEqual([410, 'DRAFT_GONE']);
    expect((await name('demo-semcliente', ' ')).statusCode).toBe(422);
    expect((await name('demo-semcliente', 'x'.repeat(61))).statusCode).toBe(422);
    await name('demo-semcliente', null);
    expect((await list('demo-semcliente', '?product=performance'))[0]?.Name).toBeNull();
  });
});

test('keeps who gave the answers, and forgets it where a later writer does not say', async () => {
  const provenance = {
    given: ['insured.name'],
    written: { 'object.days': { by: 'relation', rule: 'term' } },
  };
  await put('demo-responsavel', 'garantia', { ...draft, provenance });
  expect(await read('demo-responsavel', 'garantia')).toMatchObject({ ...draft, provenance });
  await put('demo-responsavel', 'garantia');
  expect(await read('demo-responsavel', 'garantia')).not.toHaveProperty('provenance');
});

test('takes the questions that look-ups have answered, none longer and not more than there can be', async () => {
  const heard = (questions: object) =>
    put('demo-cliente', 'heard', { ...draft, provenance: { heard: questions } });
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`rule-${at}`, '{}']));
  expect((await heard({ company: 'x'.repeat(LONGEST_QUESTION) })).statusCode).toBe(200);
  expect((await heard(many(100))).statusCode).toBe(200);
  for (const wrong of [{ company: 'x'.repeat(LONGEST_QUESTION + 1) }, many(101), { company: 7 }, ['company']])
    expect((await heard(wrong)).statusCode).toBe(422);
  expect((await read('demo-cliente', 'heard')).provenance.heard).toEqual(many(100));
});

test('two tabs that save at once leave one draft', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => put('demo-responsavel', 'performance')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});

test('is gone after it was deleted, and deleting again is no error', async () => {
  await put('demo-tomador', 'garantia');
  for (const _ of [1, 2]) {
    expect((await forget('demo-tomador', 'garantia')).statusCode).toBe(200);
  }
  expect(await read('demo-tomador', 'garantia')).toBeNull();
});

test('a window that wrote on a draft which has ended does not bring it back, nor write on the next one', async () => {
  const { id } = (await put('demo-tomador', 'fianca')).json().Data;
  const other = { ...draft, definition: 'other window', id };
  expect((await put('demo-tomador', 'fianca', other)).json().Data.id).toBe(id);

  await forget('demo-tomador', 'fianca');
  const late = await put('demo-tomador', 'fianca', other);
  expect([late.statusCode, late.json().Code]).toEqual([409, 'DRAFT_ENDED']);
  expect(await read('demo-tomador', 'fianca')).toBeNull();

  const begun = (await put('demo-tomador', 'fianca')).json().Data;
  expect(begun.id).not.toBe(id);
  expect((await put('demo-tomador', 'fianca', other)).statusCode).toBe(409);
  expect(await read('demo-tomador', 'fianca')).toEqual({ ...draft, ...begun });
});

test('takes 200,000 bytes and not one more', async () => {
  const sized = (bytes: number) => {
    const empty = JSON.stringify({ ...draft, answers: { text: '' } }).length - 2;
    return { ...draft, answers: { text: 'x'.repeat(bytes - empty - 2) } };
  };
  expect((await put('demo-tomador', 'big', sized(200_000))).statusCode).toBe(200);
  expect((await put('demo-tomador', 'big', sized(200_001))).statusCode).toBe(413);
});

test('as many drafts as are configured, not one more; the last may still change', async () => {
  const { drafts: many } = server.deps.perPerson;
  for (let at = 0; at < many; at += 1) await put('demo-executivo', 'licitante', draft, keyOf(at));
  const refused = await put('demo-executivo', 'licitante', draft, keyOf(many));
  expect([refused.statusCode, refused.json().Code]).toEqual([422, 'TOO_MANY_DRAFTS']);
  expect((await put('demo-executivo', 'licitante', draft, keyOf(many - 1))).statusCode).toBe(200);
  await forget('demo-executivo', 'licitante', keyOf(0));
  expect((await put('demo-executivo', 'licitante', draft, keyOf(many))).statusCode).toBe(200);
});

test.each([
  ['a body without answers', 'licitante', { definition: 'abc', steps: {} }],
  ['answers that are a list', 'licitante', { ...draft, answers: [] }],
  ['a product that is no name', 'Lic%20itante', draft],
  ['a key that is none', 'licitante', draft, 'x'],
])('refuses %s', async (_what, product, payload, key = KEY) => {
  expect((await put('demo-cliente', product, payload, key)).statusCode).toBe(422);
});
