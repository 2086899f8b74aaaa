import { afterAll, beforeAll, expect, test } from 'vitest';
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
const put = (uid: string, product: string, payload: object = draft) =>
  server.as(uid, { method: 'PUT', url: `/api/draft/${product}`, payload });
const read = async (uid: string, product: string) =>
  (await server.as(uid, { url: `/api/draft/${product}` })).json().Data;

test('no draft is an answer and no error', async () => {
  expect(await read('demo-tomador', 'licitante')).toBeNull();
});

test('keeps one draft per user and product, the last written', async () => {
  await put('demo-cliente', 'licitante', { ...draft, definition: 'old' });
  const { id, updatedAt } = (await put('demo-cliente', 'licitante')).json().Data;
  expect(await read('demo-cliente', 'licitante')).toEqual({ ...draft, id, updatedAt });
  expect(await read('demo-tomador', 'licitante')).toBeNull();

  const { Data } = (await server.as('demo-cliente', { url: '/api/draft' })).json();
  expect(Data).toEqual([{ product: 'licitante', definition: 'abc', updatedAt }]);
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

test('two tabs that save at once leave one draft', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => put('demo-responsavel', 'performance')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});

test('is gone after it was deleted, and deleting again is no error', async () => {
  await put('demo-tomador', 'garantia');
  for (const _ of [1, 2]) {
    const answer = await server.as('demo-tomador', { method: 'DELETE', url: '/api/draft/garantia' });
    expect(answer.statusCode).toBe(200);
  }
  expect(await read('demo-tomador', 'garantia')).toBeNull();
});

test('a window that wrote on a draft which has ended does not bring it back, nor write on the next one', async () => {
  const { id } = (await put('demo-tomador', 'fianca')).json().Data;
  const other = { ...draft, definition: 'other window', id };
  expect((await put('demo-tomador', 'fianca', other)).json().Data.id).toBe(id);

  await server.as('demo-tomador', { method: 'DELETE', url: '/api/draft/fianca' });
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

test('thirty drafts, not thirty-one; the thirtieth may still change', async () => {
  for (let at = 0; at < 30; at += 1) await put('demo-executivo', `product-${at}`);
  expect((await put('demo-executivo', 'product-30')).json().Code).toBe('TOO_MANY_DRAFTS');
  expect((await put('demo-executivo', 'product-29')).statusCode).toBe(200);
});

test.each([
  ['a body without answers', 'licitante', { definition: 'abc', steps: {} }],
  ['answers that are a list', 'licitante', { ...draft, answers: [] }],
  ['a product that is no name', 'Lic%20itante', draft],
])('refuses %s', async (_what, product, payload) => {
  expect((await put('demo-cliente', product, payload)).statusCode).toBe(422);
});
