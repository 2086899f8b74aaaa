import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Comparison } from '../../../studio/contract/comparison';
import type { WorkbenchDraft } from '../../../studio/contract/workbench';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import { foundation } from '../workbench/foundation';

const ANALYST = 'demo-analista';
const STEP = 'licitante/steps/object.json';
const NOBODYS = '00000000-0000-4000-8000-000000000000';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const ask = (left: string, right: string, product = 'licitante', uid = ANALYST) =>
  server.as(uid, { url: `/api/workbench/compare?left=${left}&right=${right}&product=${product}` });
const compared = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).json().Data as Comparison;

const textOf = async (file: string) => (await foundation(server.db)).texts.get(file)!;

async function drafted(files: Readonly<Record<string, string>>): Promise<string> {
  const begun = { method: 'POST', url: '/api/workbench/draft', payload: { Name: 'Outra' } } as const;
  const { Id } = (await server.as(ANALYST, begun)).json().Data as WorkbenchDraft;
  for (const [File, Text] of Object.entries(files))
    await server.as(ANALYST, {
      ...{ method: 'PUT', url: `/api/workbench/draft/${Id}/file` },
      payload: { File, Text, Version: 0 },
    });
  return `rascunho-${Id}`;
}

const limited = async (most: number) =>
  (await textOf(STEP)).replace('"maxLength": 50', `"maxLength": ${most}`);

test('what is in force is left of a draft: what changes in words, and the two texts of each differing file', async () => {
  const [before, after] = [await textOf(STEP), await limited(10)];
  const found = await compared('em-vigor', await drafted({ [STEP]: after }));
  expect(found).toMatchObject({
    ...{ LeftFaults: [], RightFaults: [], Products: ['licitante'] },
    Files: [{ File: STEP, Left: before, Right: after }],
  });
  expect(found.Impact!.differences).toMatchObject([
    { compatibility: 'breaking', file: STEP, pointer: '/properties/noticeNumber/maxLength' },
  ]);
});

test('of two drafts each may stand left, and a release beside either', async () => {
  const [shorter, longer] = [
    await drafted({ [STEP]: await limited(40) }),
    await drafted({ [STEP]: await limited(60) }),
  ];
  const [there, back] = [await compared(shorter, longer), await compared(longer, shorter)];
  expect(there.Impact!.totals).toMatchObject({ breaking: 0 });
  expect(back.Impact!.totals).toMatchObject({ breaking: 1 });
  const { release } = await foundation(server.db);
  expect((await compared(`publicacao-${release}`, 'em-vigor')).Files).toEqual([]);
  expect(await compared(longer, longer)).toMatchObject({ Impact: null, Files: [], Products: [] });
});

test('another product of the same draft is named where it differs, and compared once it is chosen', async () => {
  const file = 'performance/product.json';
  const key = await drafted({ [file]: (await textOf(file)).replace(/"version": [^,]+,/, '"version": 900,') });
  expect(await compared('em-vigor', key)).toMatchObject({
    Products: ['performance'],
    Files: [],
    Impact: null,
  });
  expect((await compared('em-vigor', key, 'performance')).Impact).toMatchObject({ after: 900 });
});

test('a side that is wrong has its faults with file and pointer, and the texts beside each other all the same', async () => {
  const found = await compared(await drafted({ [STEP]: '{' }), 'em-vigor');
  expect(found).toMatchObject({
    LeftFaults: [{ File: STEP, Code: 'syntax' }],
    RightFaults: [],
    Impact: null,
  });
  expect(found.Files).toMatchObject([{ File: STEP, Left: '{' }]);
});

test('what is not there is not compared, and for all others there is no comparison', async () => {
  expect((await ask('em-vigor', 'publicacao-9999')).statusCode).toBe(404);
  expect((await ask('em-vigor', `rascunho-${NOBODYS}`)).statusCode).toBe(404);
  expect((await ask('em-vigor', 'em-vigor', 'nada')).json().Code).toBe('UNKNOWN_PRODUCT');
  expect((await ask('ontem', 'em-vigor')).statusCode).toBe(422);
  for (const uid of ['demo-executivo', 'demo-tomador'])
    expect((await ask('em-vigor', 'em-vigor', 'licitante', uid)).statusCode).toBe(404);
});
