import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImpactAnswer, ReleaseProducts, ReplayAnswer } from '../../../studio/contract/impact';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { quoteDesk, TOMADOR } from '../../testing/quoteDesk';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import { folderOf } from '../definitions/releases/folder';
import { findHead, insertFolder, insertRelease } from '../definitions/releases/repository';
import { foundation } from '../workbench/foundation';

const STEP = 'licitante/steps/object.json';

let server: TestApp;
let registered: string;
const desk = quoteDesk(() => server);
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
  registered = await desk.registered();
});
afterAll(() => server.close());

/** Proposes what runs with some texts changed, as nobody has approved it yet. */
async function proposed(
  ...changes: readonly (readonly [file: string, from: string, to: string])[]
): Promise<number> {
  const head = (await findHead(server.db))!;
  const texts = new Map((await foundation(server.db)).texts);
  for (const [file, from, to] of changes) {
    expect(texts.get(file)).toContain(from);
    texts.set(file, texts.get(file)!.replace(from, to));
  }
  const folder = folderOf(texts);
  await insertFolder(server.db, folder);
  const { definitions, constants } = head;
  const of = { kind: 'proposal', state: 'proposed', note: 'Limite', proposedAt: new Date() } as const;
  const release = { ...of, folder: folder.hash, base: head.id, definitions, constants };
  return (await insertRelease(server.db, release)).id;
}

const ask = (id: number | string, call: string, uid: string | null = 'demo-aprovador') =>
  server.as(uid, { url: `/api/workbench/release/${id}/${call}` });

test('names the products that a release changes, by what each reads', async () => {
  const productsOf = async (id: number) =>
    ((await ask(id, 'products')).json().Data as ReleaseProducts).Products;
  expect(await productsOf((await findHead(server.db))!.id)).toEqual([]);
  expect(await productsOf(await proposed([STEP, '"maxLength": 50', '"maxLength": 10']))).toEqual([
    'licitante',
  ]);
});

test('who approves reads what it does to what everybody gets now, and to what was registered', async () => {
  const id = await proposed([STEP, '"maxLength": 50', '"maxLength": 5']);
  const { Faults, Impact } = (await ask(id, 'impact?product=licitante')).json().Data as ImpactAnswer;
  expect(Faults).toEqual([]);
  expect(Impact).toMatchObject({ totals: { breaking: 1 } });
  const answer = await ask(id, 'impact/replay?product=licitante&of=requests&skip=0');
  const { Total, Totals } = answer.json().Data as ReplayAnswer;
  expect({ Total, refused: Totals.examples.refused.map((one) => one.id) }).toEqual({
    Total: 1,
    refused: [registered],
  });
});

test('is for analysts and publishers, of a release that there is', async () => {
  const id = await proposed();
  for (const call of ['products', 'impact?product=licitante', 'impact/replay?product=licitante&of=drafts']) {
    expect((await ask(id, call, TOMADOR)).statusCode).toBe(404);
    expect((await ask(99_999, call)).statusCode).toBe(404);
    expect((await ask('nada', call)).statusCode).toBe(422);
  }
});
