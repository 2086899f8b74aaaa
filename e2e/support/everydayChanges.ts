import { expect, type Page } from '@playwright/test';
import { choose, dateFromToday } from './bid';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

/** Begins a draft of a product and waits until its wizard stands beside it. */
export async function beginDraft(page: Page, address: string, name: string, product: string): Promise<void> {
  await page.goto(`${address}/produtos/rascunhos`);
  await fill(page, 'O que vai mudar', name);
  await press(page, 'Começar rascunho');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.goto(`${page.url()}/${product}`);
  await expect(page.getByText('Nenhum problema nas definições.')).toBeVisible();
}

/** A question, a limit and its message, an option and a rate row, by the form; saved in the end. */
export async function makeEverydayChanges(page: Page): Promise<void> {
  await choose(page, 'Pergunta', 'Imobiliária (property.realEstateAgency)');
  await fill(page, 'Mínimo de caracteres', '3');
  await fill(page, 'Quando não vale: mínimo de caracteres', 'Escreva o nome inteiro.');
  await choose(page, 'Pergunta', 'Finalidade (property.use)');
  await fill(page, 'Nova opção', 'Misto');
  await press(page, 'Incluir');
  await press(page, 'Nova pergunta');
  await fill(page, 'Texto da pergunta', 'Referência interna');
  await choose(page, 'Etapa', 'Imóvel e Seguro (fianca-locaticia/steps/property.json)');
  await press(page, 'Incluir a pergunta');
  await press(page, 'Valor com data');
  await choose(page, 'Valor', 'Taxa mensal de fiança locatícia (rental-monthly-rate)');
  await fill(page, 'Vale a partir de', dateFromToday(30));
  await fill(page, 'Novo valor', '9,8');
  await press(page, 'Incluir linha');
  await expect(page.getByText(`Desde ${dateFromToday(30)}: 9,8`)).toBeVisible();
  await expect(page.getByText('Nenhum problema nas definições.')).toBeVisible();
  await press(page, 'Gravar rascunho');
  await expect(page.getByText('Tudo gravado.')).toBeVisible();
}

/** Hands the draft that is open in, for somebody else to approve; gives the number of the release. */
export async function propose(page: Page, note: string): Promise<number> {
  await page.getByRole('link', { name: 'Propor publicação' }).click();
  // A rate row of the draft's own page has a note too.
  await page.getByRole('region', { name: 'Proposta' }).getByLabel('Nota').fill(note);
  await press(page, 'Propor publicação');
  const release = page.getByRole('heading', { name: `: ${note}` });
  await expect(release).toBeVisible({ timeout: 120_000 });
  return Number(/\d+/.exec(await release.innerText()));
}
