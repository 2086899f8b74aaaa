import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFiles } from '../../../engine/publish/readFiles';
import { newProduct } from '../../../studio/create/newProduct';
import type { Release } from '../../../studio/contract/publishing';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { become } from '../../testing/become';
import { executiveLink } from '../../testing/executiveLink';
import { goldenCases } from '../../testing/goldenCases';
import { readImpact } from '../../testing/readImpact';
import { testApp, TEST_NOW, type TestApp } from '../../testing/testApp';
import { until } from '../../testing/until';

const { texts } = readFiles(fileURLToPath(new URL('../../../product-schemas', import.meta.url)));
const template = readFiles(fileURLToPath(new URL('../../../studio/create/template', import.meta.url))).texts;

/** A product of the template, offered among the others. */
const laidOut = (id: string, title: string, uuid = 'a1b0a8f1-5d0d-4f0e-9d5e-0d6f1d2a3b4c') =>
  newProduct(texts, template, {
    id,
    title,
    uuid,
    offer: { uuid: 'b2c1b9f2-6e1e-4a1f-8e6f-1e7a2e3b4c5d', group: 'Outros' },
  });
const { files: travel, entry } = laidOut('seguro-viagem', 'Seguro Viagem');

let now = TEST_NOW;
const clock = { now: () => new Date(now), today: () => '2026-11-20' };
let server: TestApp;
let other: TestApp;
beforeAll(async () => {
  server = await testApp({ clock, jobs: 'working' });
  other = await testApp({ clock, jobs: 'idle', database: server.database });
  await seedDemonstration(server.db);
  await Promise.all([server.app.ready(), other.app.ready()]);
});
afterAll(async () => {
  await other.close();
  await server.close();
});

async function post(uid: string, url: string, payload: object, app = server) {
  const answer = await app.as(uid, { method: 'POST', url: `/api${url}`, payload });
  return { status: answer.statusCode, body: answer.json() };
}
const get = async (url: string, uid = 'demo-cliente') =>
  (await server.as(uid, { url: `/api${url}` })).json().Data;

async function propose(files: ReadonlyMap<string, string>, more: object = {}) {
  const { Items } = await get('/publishing/releases', 'demo-analista');
  const Base = (Items as Release[]).find(({ IsHead }) => IsHead)!.Id;
  return post('demo-analista', '/publishing/propose', {
    Base,
    Files: Object.fromEntries(files),
    Note: 'novo',
    ...more,
  });
}

async function publish(files: ReadonlyMap<string, string>, more: object = {}) {
  const { body } = await propose(files, more);
  const { Id } = body.Data.Items[0];
  const products = await readImpact((path) => get(path, 'demo-aprovador'), Id);
  expect(await post('demo-aprovador', '/publishing/approve', { Id })).toMatchObject({ status: 200 });
  return { id: Number(Id), products };
}

/** What a client of the golden cases sends, and as whom. */
async function sent() {
  const good = goldenCases(server.deps.products, entry.wizard).find(({ id }) => id === 'review-good')!;
  return { uid: await become(server, good.person, good.record), body: { [entry.block]: good.record } };
}

const readQuote = (identifier: string, uid: string) => get(`/quote?identifier=${identifier}`, uid);

let release: number;

test('before it is published nobody can ask for it', async () => {
  expect(await post('demo-cliente', entry.operation, { [entry.block]: {} })).toMatchObject({ status: 404 });
  expect((await get('/wizard/context')).catalogue).toBeNull();
});

test('a release brings it to every process, with its place in the catalogue', async () => {
  const { id, products } = await publish(travel);
  release = id;
  // The catalogue is everybody's, but only endorsements name the new row.
  expect(products).toEqual(['endosso', 'seguro-viagem']);
  const { catalogue, definitions } = await get('/wizard/context');
  expect(catalogue.wizards.at(-1)).toEqual(entry);
  // A page that is reloaded reads the user before it knows which pages there are.
  expect((await get('/user/find?Email=cliente@lastro.test')).catalogue).toEqual(catalogue);
  expect(catalogue.products.at(-1)).toMatchObject({ name: 'Seguro Viagem', wizard: 'seguro-viagem' });
  expect(definitions).toHaveProperty('seguro-viagem');
  await until(async () => other.deps.products.current('seguro-viagem'));
});

test('its requests are registered, numbered by its code and priced like any other', async () => {
  for (const app of [server, other]) {
    const { uid, body: filled } = await sent();
    const { status, body } = await post(uid, entry.operation, filled, app);
    expect([status, body.Code]).toEqual([200, undefined]);
    const { Identifier } = body.Data;
    expect(Identifier).toMatch(new RegExp(`^${entry.code}`));
    const offer = await until(async () => (await readQuote(Identifier, uid)).Quote ?? undefined);
    expect(offer.GrossPremium).toBeGreaterThan(0);
  }
});

test.each([
  ['another block', { licitante: {} }],
  ['two blocks', { [entry.block]: {}, licitante: {} }],
  ['no block', {}],
  ['a text in its place', { [entry.block]: 'x' }],
  ['a list in its place', { [entry.block]: [{}] }],
])('%s is refused', async (_what, body) => {
  expect(await post('demo-cliente', entry.operation, body)).toMatchObject({ status: 422 });
});

test('on a link of an executive it is not there, as its row of the catalogue says', async () => {
  const token = await executiveLink(server);
  expect(await post(token, entry.operation, (await sent()).body)).toMatchObject({ status: 404 });
});

test('gone back, it is asked for no more, and its requests keep their name', async () => {
  const { uid, body: filled } = await sent();
  const { Identifier } = (await post(uid, entry.operation, filled)).body.Data;
  now += 2 * 86_400_000;
  expect(await post('demo-aprovador', '/publishing/back', { Id: release })).toMatchObject({ status: 200 });
  const refused = await post(uid, entry.operation, filled);
  expect([refused.status, refused.body.Code]).toEqual([404, 'PRODUCT_UNAVAILABLE']);
  const { Product } = await readQuote(Identifier, uid);
  expect(Product).toEqual({ Name: 'Seguro Viagem', Wizard: 'seguro-viagem' });
  const { catalogue } = await get('/wizard/context');
  expect(catalogue.products.map(({ name }: { name: string }) => name)).not.toContain('Seguro Viagem');
});

test('another product never takes its code', async () => {
  const same = new Map([...laidOut('seguro-vida', 'Seguro Vida').files]);
  const { status, body } = await propose(same);
  expect([status, body.Code, body.Errors?.[0]?.code]).toEqual([422, 'INVALID_DEFINITIONS', 'taken']);
});

test('what is to begin later is told to nobody beforehand, and is there once it has begun', async () => {
  const { files } = laidOut('moradia', 'Moradia', 'c3d2cae3-7f2f-4b20-9f70-2f8b3f4c5d6e');
  const From = new Date(now + 3_600_000).toISOString();
  await publish(files, { From });
  const names = async () =>
    (await get('/wizard/context')).catalogue.wizards.map(({ name }: { name: string }) => name);
  expect(await names()).not.toContain('Moradia');
  now += 3_600_001;
  expect(await names()).toContain('Moradia');
});
