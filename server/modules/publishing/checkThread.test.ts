import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readFiles } from '../../../engine/publish/readFiles';
import { createCheckThread } from './checkThread';

const { texts: shipped } = readFiles(fileURLToPath(new URL('../../../product-schemas', import.meta.url)));
const PRODUCT = 'licitante/product.json';
const whole = new Set(['licitante', 'link-de-executivo']);
/** As few as the shared files need: of a folder without all wizards nobody asks who reads the constants. */
const texts = new Map(
  [...shipped].filter(
    ([file]) => file.startsWith('_') || !file.includes('/') || whole.has(file.split('/')[0]!),
  ),
);
const changed = (from: RegExp, to: string) =>
  new Map([...texts, [PRODUCT, texts.get(PRODUCT)!.replace(from, to)]]);

const thread = createCheckThread();
afterAll(() => thread.stop());

test('a thread names file and pointer of what is wrong, tells what it looks at, and looks at nothing twice', async () => {
  const looked = async (folder: ReadonlyMap<string, string>) => {
    const products = new Set<string>();
    const faults = await thread.checkFolder(folder, { tell: ({ product }) => products.add(product) });
    return { faults: faults.map(({ file, pointer }) => `${file}#${pointer}`), products: [...products] };
  };
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
}, 120_000);

test('whoever does not wait any longer is told so, and the next one is served', async () => {
  const waits = new AbortController();
  const reason = new Error('gone');
  const check = thread.checkFolder(changed(/"version": \d+/, '"version": 100'), {
    signal: waits.signal,
    tell: () => waits.abort(reason),
  });
  await expect(check).rejects.toBe(reason);
  expect(await thread.checkFolder(texts)).toEqual([]);
}, 120_000);

test('what was checked ahead is not looked at again, and a thread that ended is begun anew', async () => {
  await thread.stop();
  thread.prepareCheck(texts);
  expect(await thread.checkFolder(texts)).toEqual([]);
}, 120_000);
