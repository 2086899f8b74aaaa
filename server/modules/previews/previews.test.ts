import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PreviewedDocument, PrintAnswer } from '../../../studio/contract/documentPreview';
import type { WorkbenchDraft } from '../../../studio/contract/workbench';
import { quotes } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { quoteDesk } from '../../testing/quoteDesk';
import { readPdf } from '../../testing/readPdf';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import { foundation } from '../workbench/foundation';

const ANALYST = 'demo-analista';
const STEP = 'licitante/steps/object.json';
const PAPER = '_documents/proposta.json';
const MARK = 'MODELO – sem validade';

let server: TestApp;
const { registered, rowOf } = quoteDesk(() => server);
let body: object;
let real: string;

beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
  real = await registered();
  const { answers, businessDay, context } = await rowOf(real);
  body = { Product: 'licitante', Files: {}, Answers: answers, Today: businessDay, Context: context };
});
afterAll(() => server.close());

const post = (url: string, payload: object, uid: string) =>
  server.as(uid, { method: 'POST', url: `/api/${url}`, payload });
const inForce = (Document: PreviewedDocument, more: object = {}, uid = ANALYST) =>
  post('analyst/print', { ...body, Document, ...more }, uid);

async function begin(): Promise<string> {
  return ((await post('workbench/draft', { Name: 'Papel' }, ANALYST)).json().Data as WorkbenchDraft).Id;
}
const ofDraft = (id: string, Files: object, more: object = {}, uid = ANALYST) =>
  post(`workbench/draft/${id}/print`, { ...body, Document: 'proposta', Files, ...more }, uid);

const textOf = async (file: string) => (await foundation(server.db)).texts.get(file)!;
async function pagesOf(answer: Awaited<ReturnType<typeof inForce>>): Promise<string> {
  const { Faults, Pdf } = answer.json().Data as PrintAnswer;
  expect(Faults).toEqual([]);
  return (await readPdf(Buffer.from(Pdf!, 'base64'))).pages.join(' ');
}

/** What the answers' own section says, between two headings. */
const summaryOf = (pages: string) => /Objeto segurado.*?(?=Solicitante)/i.exec(pages)?.[0];

test('a document is printed as the server prints it of the same answers, and says on every page that it is a model', async () => {
  const model = await readPdf(
    Buffer.from(((await inForce('comprovante')).json().Data as PrintAnswer).Pdf!, 'base64'),
  );
  const issued = await server.as('demo-tomador', { url: `/api/quotes/export/pdf/${real}` });
  const { pages } = await readPdf(issued.rawPayload);
  expect(pages.join(' ')).not.toContain(MARK);
  expect(model.pages.every((page) => page.includes(MARK))).toBe(true);
  expect(summaryOf(model.pages.join(' '))).toBe(summaryOf(pages.join(' ')));
  expect(summaryOf(pages.join(' '))).toContain('Edital');
  expect(model.pages.join(' ')).not.toContain(real);
});

test('what is typed in the draft is printed: a question’s title, and the text of the document', async () => {
  const [step, paper] = [await textOf(STEP), await textOf(PAPER)];
  const Files = {
    [STEP]: step.replace('"title": "Número do Edital"', '"title": "Edital de prova"'),
    [PAPER]: paper.replace('"Proposta de seguro"', '"Proposta de prova"'),
  };
  const pages = await pagesOf(await ofDraft(await begin(), Files));
  expect(pages).toContain('Edital de prova');
  expect(pages).toContain('Proposta de prova');
  expect(await pagesOf(await inForce('proposta'))).toContain('Número do Edital');
});

test('the premium is what the rating makes of the answers, and is left out while they do not suffice', async () => {
  expect(await pagesOf(await inForce('minuta'))).toMatch(/Prêmio total R\$\s?[\d.]+,\d\d/);
  expect(await pagesOf(await inForce('minuta', { Answers: {} }))).not.toMatch(/Prêmio total|NaN/);
});

test('the policy holder is named, and a choice of payment is printed with its installments', async () => {
  const { holderName } = await rowOf(real);
  expect(holderName).toMatch(/\w/);
  const open = await pagesOf(await inForce('minuta'));
  expect(open).toContain(holderName);
  expect(open).toMatch(/Em até \d+ parcelas/);
  expect(open).not.toContain('Prevista');
  const chosen = await pagesOf(await inForce('minuta', { Installments: 4 }));
  expect(chosen).toContain('4 parcelas');
  expect(chosen).toMatch(/4 de 4 \d\d\/\d\d\/\d{4} Prevista/);
  expect(chosen).toMatch(/Boleto, primeiro vencimento em \d\d\/\d\d\/\d{4}/);
  const offered = /Em até (\d+) parcelas/.exec(open)![1]!;
  expect(await pagesOf(await inForce('minuta', { Installments: 99 }))).toContain(`${offered} de ${offered}`);
});

test('nothing of it is kept', async () => {
  const before = await server.db.$count(quotes);
  await inForce('proposta');
  expect(await server.db.$count(quotes)).toBe(before);
});

test('what is wrong is said with file and pointer, in the wizard and in the document alike', async () => {
  const id = await begin();
  const faultsOf = async (Files: object) => (await ofDraft(id, Files)).json().Data as PrintAnswer;
  expect(await faultsOf({ [STEP]: '{' })).toMatchObject({
    Faults: [{ File: STEP, Code: 'syntax' }],
    Pdf: null,
  });
  const paper = (await textOf(PAPER)).replace('{proposalNumber}', '{proposalNumbr}');
  expect(await faultsOf({ [PAPER]: paper })).toMatchObject({
    Faults: [{ File: PAPER, Pointer: '/sections/0/lines/0/text', Suggestion: 'proposalNumber' }],
    Pdf: null,
  });
  expect((await inForce('proposta', { Product: 'usuario' })).json().Code).toBe('PRINTS_NOTHING');
});

test('for all others there is none', async () => {
  const id = await begin();
  for (const uid of ['demo-executivo', 'demo-tomador']) {
    expect((await inForce('proposta', {}, uid)).statusCode).toBe(404);
    expect((await ofDraft(id, {}, {}, uid)).statusCode).toBe(404);
  }
  expect((await inForce('proposta', {}, 'demo-aprovador')).statusCode).toBe(200);
});
