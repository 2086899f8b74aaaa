import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fault, ProductFiles } from '../../../engine/definition/files';
import { readFiles } from '../../../engine/publish/readFiles';
import { definitions } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { bidRecord } from '../../testing/bidRecord';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import { findUser } from '../people/account/repository';
import { registerQuote } from '../quotes/registerQuote';
import { demandOpened, openSubmission } from '../quotes/submission';
import { productOf } from '../quotes/productOf';
import { personOf } from '../quotes/wizard/personOf';
import { textsOf } from '../../testing/textsOf';
import { openProductStore } from './productStore';
import type { ProductStore } from './productStore';
import { folderOf } from './releases/folder';

const { files } = readFiles(fileURLToPath(new URL('../../../product-schemas', import.meta.url)));

/** The product files with another version of licitante. */
function changed(version: number, extra: object = {}): ProductFiles {
  const product = files.get('licitante/product.json') as object;
  return new Map([...files, ['licitante/product.json', { ...product, version, ...extra }]]);
}

const noFault = () => {
  throw new Error('a fault');
};

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const opened = (of: ProductFiles, onFault: (fault: Fault) => void = noFault) =>
  openProductStore(server.db, folderOf(textsOf(of)), { onFault });
const hashOf = (store: TestApp['deps']['products']) => store.current('licitante')!.compiled.source.hash;

test('publishing the same definition again, even at once, stores nothing new', async () => {
  const before = await server.db.$count(definitions);
  await Promise.all([1, 2, 3].map(() => opened(files)));
  expect(await server.db.$count(definitions)).toBe(before);
});

test('an older definition stays, compiles and rates as it did', async () => {
  const before = server.deps.products.current('licitante')!;
  const older = before.compiled.source.hash;
  const store = await opened(changed(2));
  expect(hashOf(store)).not.toBe(older);
  const found = await store.ofHash(older);
  expect(found?.compiled.source).toEqual(before.compiled.source);
  expect(found?.rating).toEqual(before.rating);
  expect(await store.ofHash('0'.repeat(64))).toBeUndefined();
});

test('a definition that does not compose names its fault, and the last good one stays', async () => {
  const good = await opened(changed(3));
  const faults: string[] = [];
  const broken = changed(4, { steps: ['insured', 'nowhere'] });
  const store = await opened(broken, ({ file }) => faults.push(file));
  expect(faults.length).toBeGreaterThan(0);
  expect(hashOf(store)).toBe(hashOf(good));
});

test('an older definition is served as a module that runs', async () => {
  const hash = hashOf(server.deps.products);
  const answer = await server.as(null, { url: `/api/definition/${hash}.js` });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const folder = mkdtempSync(join(tmpdir(), 'lastro-definition-'));
  writeFileSync(join(folder, 'definition.mjs'), answer.body);
  const module = await import(/* @vite-ignore */ join(folder, 'definition.mjs'));
  rmSync(folder, { recursive: true });
  expect(module.definition.hash).toBe(hash);
  expect(Object.keys(module.validate)).toEqual(module.definition.steps.map(({ id }: { id: string }) => id));
});

test.each([
  ['0'.repeat(64), 404],
  ['abc', 422],
])('/definition/%s.js is not there', async (hash, status) => {
  expect((await server.as(null, { url: `/api/definition/${hash}.js` })).statusCode).toBe(status);
});

/** Registers a bid at the store `products` at an instant, as tomador@lastro.test. */
async function register(products: ProductStore, instant: number, definition?: string) {
  const { db, clock } = server.deps;
  const deps = { ...server.deps, products, clock: { ...clock, now: () => new Date(instant) } };
  const caller = { user: (await findUser(db, 'demo-tomador'))!, link: null };
  const entry = products.catalogue.wizards.find(({ wizard }) => wizard === 'licitante')!;
  const product = await productOf(deps, entry, definition);
  const person = await personOf(db, caller);
  const sent = { caller, person, entry, product, record: bidRecord(), constants: undefined };
  const sending = demandOpened(await openSubmission(deps, sent));
  return db.transaction((tx) => registerQuote(tx, deps, sending));
}

test('a wizard opened before a publication may still be sent for a day', async () => {
  const older = hashOf(await opened(changed(6)));
  const products = await opened(changed(5));
  const publishedAt = products.release.inForceFrom.getTime();
  const day = 86_400_000;
  expect(await register(products, publishedAt + day, older)).toMatchObject({ definitionHash: older });
  const late = register(products, publishedAt + day + 1, older);
  await expect(late).rejects.toMatchObject({ code: 'DEFINITION_OUTDATED' });
});

test('a product whose wizard does not exist yet says so', async () => {
  const products = { ...server.deps.products, current: () => undefined };
  await expect(register(products, Date.now())).rejects.toMatchObject({ code: 'PRODUCT_UNAVAILABLE' });
});
