import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PapersAnswer } from '../../../studio/contract/papers';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { readPdf } from '../../testing/readPdf';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import { foundation } from '../workbench/foundation';

const STEP = 'licitante/steps/object.json';
const PAPER = '_documents/proposta.json';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, uid = 'demo-analista') =>
  server.as(uid, { method, url: `/api/workbench/${url}`, payload });

async function drafted(...changes: readonly (readonly [string, string, string])[]): Promise<string> {
  const id = (await call('POST', 'draft', { Name: 'Papéis' })).json().Data.Id as string;
  const { texts } = await foundation(server.db);
  for (const [File, from, to] of changes) {
    expect(texts.get(File)).toContain(from);
    await call('PUT', `draft/${id}/file`, { File, Text: texts.get(File)!.replace(from, to), Version: 0 });
  }
  return id;
}

const papersOf = async (id: string, at = 0) =>
  (await call('GET', `draft/${id}/impact/papers?product=licitante&at=${at}`)).json().Data as PapersAnswer;

const pagesOf = async (pdf: string) => (await readPdf(Buffer.from(pdf, 'base64'))).pages.join(' ');

test('a question that is renamed is another in every document that prints it, before beside after', async () => {
  const id = await drafted([STEP, '"title": "Número do Edital"', '"title": "Edital de prova"']);
  const { Items, Compared, Total, Shown } = await papersOf(id);
  expect(new Set(Items.map(({ Document }) => Document))).toEqual(
    new Set(['comprovante', 'minuta', 'proposta']),
  );
  expect(Compared).toBe(Total);
  expect(Shown!.Before.Texts).toEqual([expect.stringMatching(/^Número do Edital: /)]);
  expect(Shown!.After.Texts).toEqual([expect.stringMatching(/^Edital de prova: /)]);
  expect(await pagesOf(Shown!.Before.Pdf)).toContain('Número do Edital');
  const after = await pagesOf(Shown!.After.Pdf);
  expect(after).toContain('Edital de prova');
  expect(after).toContain('MODELO – sem validade');
});

test('of a document that alone says something else only it is listed, whichever is asked for', async () => {
  const id = await drafted([PAPER, '"Proposta de seguro"', '"Proposta de prova"']);
  const { Items, Shown } = await papersOf(id, 1);
  expect(new Set(Items.map(({ Document }) => Document))).toEqual(new Set(['proposta']));
  expect([Shown!.Before.Texts, Shown!.After.Texts]).toEqual([['Proposta de seguro'], ['Proposta de prova']]);
  expect((await papersOf(id, Items.length)).Shown).toBeNull();
});

test('another rate is another premium on the papers, and nothing else', async () => {
  const id = await drafted(['licitante/rating.json', '365', '300']);
  const { Shown } = await papersOf(id, 1);
  expect(Shown!.Before.Texts).not.toEqual([]);
  for (const text of [...Shown!.Before.Texts, ...Shown!.After.Texts]) expect(text).toMatch(/R\$/);
});

test('where nothing that is printed changes none is listed, and it is for analysts alone', async () => {
  const id = await drafted([STEP, '"maxLength": 50', '"maxLength": 49']);
  expect(await papersOf(id)).toMatchObject({ Items: [], Shown: null });
  const url = `draft/${id}/impact/papers?product=licitante`;
  expect((await call('GET', url, undefined, 'demo-tomador')).statusCode).toBe(404);
  expect((await call('GET', `draft/${id}/impact/papers?product=nenhum`)).json().Code).toBe('UNKNOWN_PRODUCT');
});
