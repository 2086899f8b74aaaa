import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readFiles } from '../../../engine/publish/readFiles';
import { isPartOf } from './isPartOf';
import { createLookThread } from './lookThread';

const product = 'licitante';
const { texts: shipped } = readFiles(fileURLToPath(new URL('../../../product-schemas', import.meta.url)));
const texts = new Map([...shipped].filter(([file]) => isPartOf(file, product)));
const STEP = 'licitante/steps/object.json';
const misspelt = new Map([...texts, [STEP, texts.get(STEP)!.replace('"maxLength": 50', '"maxLenght": 50')]]);

const thread = createLookThread();
afterAll(() => thread.stop());

test('what the workbench asks is worked out while other work goes on', async () => {
  let turns = 0;
  const turning = setInterval(() => turns++, 5);
  const [good, wrong, flow] = await Promise.all([
    thread.look('preview', { product, texts }),
    thread.look('preview', { product, texts: misspelt }),
    thread.look('flow', { product, texts }),
  ]);
  clearInterval(turning);
  expect(good).toMatchObject({ Faults: [], module: { source: expect.stringContaining('"licitante"') } });
  expect(wrong).toMatchObject({
    Faults: [{ File: STEP, Pointer: '/properties/noticeNumber/maxLenght' }],
    module: null,
  });
  expect(flow.Flow!.steps.length).toBeGreaterThan(0);
  expect(turns).toBeGreaterThan(5);
});

test('two versions of a product are compared on the thread, and requests replayed under both', async () => {
  const shorter = new Map([...texts, [STEP, texts.get(STEP)!.replace('"maxLength": 50', '"maxLength": 5')]]);
  const versions = { product, before: texts, after: shorter };
  expect(await thread.look('impact', versions)).toMatchObject({
    before: [],
    after: [],
    isThere: true,
    impact: { totals: { breaking: 1 } },
  });
  expect(await thread.look('changed', versions)).toEqual([product]);
  expect(await thread.look('replay', { ...versions, requests: [], drafts: [] })).toMatchObject({
    replayed: 0,
  });
  const broken = await thread.look('impact', { ...versions, after: misspelt });
  expect(broken).toMatchObject({ after: [{ file: STEP, code: 'unknown-property' }], impact: null });
});
