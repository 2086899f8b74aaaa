import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFiles } from '../../../engine/publish/readFiles';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/createTestDatabase';
import { openDb } from '../../db/db';
import { createCheckThread, type CheckThread } from './checkThread';
import { keptTraces, type KeptTraces } from './keptTraces';

const { texts: shipped } = readFiles(fileURLToPath(new URL('../../../product-schemas', import.meta.url)));
const PRODUCT = 'licitante/product.json';
const whole = new Set(['licitante', 'link-de-executivo']);
const isNeeded = (file: string) =>
  file.startsWith('_') || !file.includes('/') || whole.has(file.split('/')[0]!);
/** As few as the shared files need: of a folder without all wizards nobody asks who reads the constants. No build knows them. */
const texts = new Map(
  [...shipped]
    .filter(([file]) => isNeeded(file))
    .map(([file, text]) => [file, text.replace(/"version": \d+/, '"version": 97')]),
);
const changed = (from: RegExp, to: string) =>
  new Map([...texts, [PRODUCT, texts.get(PRODUCT)!.replace(from, to)]]);

let database: TestDatabase;
let pool: Pool;
let kept: KeptTraces;
let thread: CheckThread;
beforeAll(async () => {
  database = await createTestDatabase();
  const opened = openDb(database.url, () => undefined, 2);
  [pool, kept] = [opened.pool, keptTraces(opened.db)];
  thread = createCheckThread(kept);
});
afterAll(async () => {
  await thread.stop();
  await pool.end();
  await database.drop();
});

/** What a check finds, and the products that it had to look at. */
async function looked(folder: ReadonlyMap<string, string>, by = thread) {
  const products = new Set<string>();
  const { faults } = await by.checkFolder(folder, { tell: ({ product }) => products.add(product) });
  return { faults: faults.map(({ file, pointer }) => `${file}#${pointer}`), products: [...products] };
}

test('a thread names file and pointer of what is wrong, tells what it looks at, and looks at nothing twice', async () => {
  expect(await looked(texts)).toEqual({ faults: [], products: [...whole] });
  expect(await looked(texts)).toEqual({ faults: [], products: [] });
  expect(await looked(changed(/"version": \d+/, '"version": 99'))).toEqual({
    faults: [],
    products: ['licitante'],
  });
  expect((await looked(changed(/"insured"/, '"nowhere"'))).faults).toContain(`${PRODUCT}#/steps/0`);
  expect((await looked(changed(/"steps": \[/, '"steps": 5, "more": ['))).faults).toContain(
    `${PRODUCT}#/steps`,
  );
});

test('what one process found sound another does not look at again, nor does it after a restart', async () => {
  const other = createCheckThread(kept);
  try {
    expect(await looked(texts, other)).toEqual({ faults: [], products: [] });
    expect((await looked(changed(/"version": \d+/, '"version": 98'), other)).products).toEqual(['licitante']);
  } finally {
    await other.stop();
  }
  expect((await looked(changed(/"version": \d+/, '"version": 98'))).products).toEqual([]);
});

test('whoever does not wait any longer is told so, and the next one is served', async () => {
  const waits = new AbortController();
  const reason = new Error('gone');
  const check = thread.checkFolder(changed(/"version": \d+/, '"version": 100'), {
    signal: waits.signal,
    tell: () => waits.abort(reason),
  });
  await expect(check).rejects.toBe(reason);
  expect(await thread.checkFolder(texts)).toMatchObject({ faults: [] });
});

test('what was checked ahead is not looked at again, and a thread that ended is begun anew', async () => {
  await thread.stop();
  thread.prepareCheck(texts);
  expect(await thread.checkFolder(texts)).toMatchObject({ faults: [] });
});

test('of what is kept only the newest stays', async () => {
  const { newest } = await kept.since(0);
  for (let serial = 0; serial < 402; serial++) await kept.keep(`"${serial}"`);
  const { traces } = await kept.since(0);
  expect(traces).toHaveLength(400);
  expect(traces.at(-1)).toBe('"401"');
  expect(await kept.since(newest + 400)).toEqual({ newest: newest + 402, traces: ['"400"', '"401"'] });
});
