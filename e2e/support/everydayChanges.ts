import { expect, type Page } from '@playwright/test';
import { readImpact } from '../../server/testing/readImpact';
import { choose, dateFromToday } from './bid';
import type { Desk } from './Desk';

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const fill = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).fill(text);

/** Begins a draft of a product and waits until its wizard stands beside it. */
export async function beginDraft(page: Page, address: string, name: string, product: string): Promise<void> {
  await page.goto(`${address}/produtos/rascunhos`);
  await fill(page, 'O que vai mudar', name);
  await press(page, 'Começar rascunho');
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.goto(`${page.url()}/${product}`);
  await expect(page.getByText('Nenhum problema nas definições.')).toBeVisible();
}

export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Brings a field into a part of the form. */
export async function include(page: Page, name: string, label: string): Promise<void> {
  await part(page, name).getByLabel('Incluir campo', { exact: true }).last().fill(label);
  await page.getByRole('option', { name: label, exact: true }).click();
}

export async function openFile(page: Page, file: string): Promise<void> {
  await choose(page, 'Arquivo', file);
  await expect(part(page, `Formulário de ${file}`)).toBeVisible();
}

/** A question, a limit and its message, an option and a rate row, by the form; saved in the end. */
export async function makeEverydayChanges(page: Page): Promise<void> {
  await choose(page, 'Pergunta', 'Imobiliária (property.realEstateAgency)');
  await include(page, 'realEstateAgency', 'Mínimo de caracteres (minLength)');
  await fill(page, 'Mínimo de caracteres', '3');
  await include(page, 'realEstateAgency', 'Mensagens de erro (errorMessage)');
  await include(page, 'Mensagens de erro', 'Quando é curta demais (minLength)');
  await fill(page, 'Quando é curta demais', 'Escreva o nome inteiro.');
  await choose(page, 'Pergunta', 'Finalidade (property.use)');
  await press(page, 'Incluir em Opções');
  await fill(page, 'Opções 3', 'Misto');
  await fill(page, 'Nome do que incluir', 'internalReference');
  await press(page, 'Incluir');
  await part(page, 'internalReference')
    .getByLabel('Texto da pergunta', { exact: true })
    .fill('Referência interna');
  await openFile(page, 'constants.json');
  await page.getByRole('button', { name: /^rental-monthly-rate/ }).click();
  await press(page, 'Duplicar 1. Taxa mensal de fiança locatícia');
  await page.getByRole('button', { name: /^2\. Taxa mensal/ }).click();
  await fill(page, 'Vale a partir de', dateFromToday(30));
  await fill(page, 'Valor', '9,8');
  await saveWhole(page);
}

/** Saves the draft once nothing is wrong with it. */
export async function saveWhole(page: Page): Promise<void> {
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

/** Reads what a proposed release changes, without which nobody may approve it, and approves it. */
export async function approve(publisher: Desk, Id: number): Promise<void> {
  const read = () => readImpact((path) => publisher.call('GET', path), Id);
  // A crowded machine may give the comparison up, which a person asks for again.
  await expect(read).toPass({ timeout: 120_000 });
  await publisher.call('POST', '/publishing/approve', { Id });
}
