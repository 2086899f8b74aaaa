import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFiles } from '../../engine/publish/readFiles';
import { readTexts } from '../../engine/publish/readTexts';
import { createClock } from '../../server/clock';
import { portalOf } from '../../server/modules/publishing/foundFaults';
import { testApp, type TestApp } from '../../server/testing/testApp';
import { until } from '../../server/testing/until';
import { sellSaved } from './sellSaved';

const { files, texts } = readFiles('product-schemas');
const began = portalOf(files);
const clock = createClock();

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ clock });
  await server.app.ready();
});
afterAll(() => server.close());

const sold = () => server.deps.products.current('licitante')!.compiled.source;

function saved(file: string, from: string, to: string) {
  const other = new Map([...texts, [file, texts.get(file)!.replace(from, to)]]);
  return sellSaved(server.db, { files: readTexts(other).files, texts: other }, began, clock.now());
}

test('a running server sells under what was saved, and under what was there once it is saved again', async () => {
  const { hash } = sold();
  expect(await saved('licitante/product.json', 'Seguro Garantia Licitante', 'Licitação')).toBe(true);
  await until(async () => sold().title === 'Licitação' || undefined);
  expect(await saved('licitante/product.json', '', '')).toBe(true);
  await until(async () => sold().hash === hash || undefined);
});

test.each([
  ['a form', 'usuario/product.json', '"version": 1', '"version": 2'],
  ['the catalogue', 'catalogue.json', '"code": "BID"', '"code": "BIX"'],
])('%s is brought by another start only', async (_what, file, from, to) => {
  const { id } = server.deps.products.release;
  expect(await saved(file, from, to)).toBe(false);
  await server.deps.products.refresh();
  expect(server.deps.products.release.id).toBe(id);
});
