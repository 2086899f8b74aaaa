import { expect, type Locator, type Page } from '@playwright/test';
import { choose } from './bid';
import { include, openFile, part, press } from './everydayChanges';

const open = (page: Page, group: RegExp) =>
  page.getByRole('button', { name: group, expanded: false }).click();

/** Types where a person would see the caret, key by key. */
async function type(field: Locator, text: string): Promise<void> {
  // Emptied first, a part that is called by it would be called otherwise.
  await field.selectText();
  await field.pressSequentially(text);
}

/** Another kind of a product's, like the last one, that answers one question more. */
export async function addModality(page: Page): Promise<void> {
  await openFile(page, 'catalogue.json');
  await open(page, /^Produtos \d/);
  await open(page, /^4\. Fiança Locatícia/);
  await open(page, /^Modalidades/);
  await press(page, 'Duplicar 2. Pessoa Jurídica');
  await open(page, /^3\. Pessoa Jurídica/);
  const own = part(page, '3. Pessoa Jurídica');
  await type(own.getByLabel('Identificador', { exact: true }), 'fianca-shopping');
  await type(own.getByLabel('Em palavras simples', { exact: true }), 'Loja alugada em um shopping center.');
  await open(page, /^Respostas que leva/);
  await part(page, 'Respostas que leva')
    .getByLabel('Nome do que incluir')
    .pressSequentially('details.shoppingMall');
  await page.keyboard.press('Enter');
  await choose(page, 'details.shoppingMall', 'Sim', part(page, 'details.shoppingMall'));
  // The part is called what is typed here.
  await type(own.getByLabel('Nome', { exact: true }).first(), 'Loja em shopping');
}

/** Begins a rule of that kind, under its name; gives the name of its part of the form. */
async function addRule(page: Page, kind: string, name: string): Promise<string> {
  await page.getByRole('button', { name: new RegExp(`^${kind} \\d`), expanded: false }).click();
  await press(page, `Incluir em ${kind}`);
  await page.keyboard.type(name);
  const rule = page.getByRole('region', { name: new RegExp(`^\\d+\\. ${name}$`) });
  return (await rule.getAttribute('aria-label'))!;
}

/** What empties a question when another changes. */
export async function addReset(page: Page, on: string, clear: string): Promise<void> {
  const rule = part(page, await addRule(page, 'Limpezas', 'agency-of-modality'));
  for (const [list, path] of [
    ['Campos que disparam', on],
    ['Campos esvaziados', clear],
  ] as const) {
    await rule.getByRole('button', { name: new RegExp(`^${list}`), expanded: false }).click();
    await press(page, `Incluir em ${list}`);
    await page.keyboard.type(path);
  }
}

/** Says of a condition's only part which question has which answer. */
async function compare(page: Page, question: string, comparison: string, answer: string): Promise<void> {
  await choose(page, 'Se a pergunta', question);
  await choose(page, 'Comparação', comparison);
  await type(page.getByLabel('Resposta', { exact: true }), answer);
}

/** “Se “Aluguel” é maior que 50.000, então “Arquivos” é obrigatória.” */
export async function demandDocuments(page: Page): Promise<void> {
  const rule = await addRule(page, 'Estados', 'contract-of-high-rent');
  await include(page, rule, 'Campos (fields)');
  await press(page, 'Incluir em Campos');
  await page.keyboard.type('fileUpload.documents');
  await include(page, rule, 'Quando (when)');
  await compare(page, 'Aluguel (charges.valueLease)', 'é maior que', '50.000');
  await include(page, rule, 'Então (then)');
  await include(page, 'Então', 'Obrigatório (required)');
  await choose(page, 'Obrigatório', 'Sim');
}

/** The last of the insurer's decisions sends less to a person. */
export async function lowerLimit(page: Page, file: string, to: string): Promise<void> {
  await openFile(page, file);
  await open(page, /^Decisões/);
  await open(page, /^5\. large-guarantee/);
  await open(page, /^Quando “Importância Segurada” é maior que 1\.000\.000/);
  await type(page.getByLabel('Resposta', { exact: true }), to);
}

/** Another step asks the question, and all that speaks of it follows. */
export async function moveQuestion(page: Page, question: string, step: string): Promise<void> {
  await choose(page, 'Pergunta', question);
  await page.getByText('Mudar o nome, mudar de etapa ou tirar', { exact: true }).click();
  await choose(page, 'Etapa', step);
  await press(page, 'Mudar em todos os usos');
  await expect(page.getByText(/ agora é guaranteed\.realEstateAgency, em \d+ arquivos\./)).toBeVisible();
}
