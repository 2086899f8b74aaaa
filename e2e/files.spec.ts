import type { Page } from '@playwright/test';
import { pdf } from '../server/testing/pdfSamples';
import { filledAnswers, proceed, resumeAt, ROUTE } from './support/bid';
import { register } from './support/finish';
import { expect, test } from './support/test';

const upload = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
const input = (page: Page) => page.locator('#step-files input[type=file]');
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Avisos' }).getByText(text);

/** The address that a new tab shows, or saves: the headless shell has no viewer for PDFs. */
const opens = (tab: Page): Promise<string> =>
  Promise.any([
    tab.waitForEvent('download').then((download) => download.url()),
    tab.waitForURL(/^blob:/).then(() => tab.url()),
  ]);

test('a PDF is attached, opened in a new tab, removed, and attached for good; a double click makes one quote of it', async ({
  page,
  context,
  signIn,
  desk,
  product,
}) => {
  await signIn('cliente');
  const client = await desk('cliente');
  await resumeAt(page, client, 'files', await filledAnswers(client, 'arquivos/1'));
  await input(page).setInputFiles(upload('edital.pdf', pdf()));
  await expect(toast(page, 'edital.pdf foi anexado!')).toBeVisible();
  const opening = context.waitForEvent('page').then(async (tab) => ({ tab, address: await opens(tab) }));
  await page.getByRole('button', { name: 'edital.pdf', exact: true }).click();
  const { tab, address } = await opening;
  expect(address).toMatch(/^blob:/);
  await tab.close();
  await page.getByRole('button', { name: 'Remover edital.pdf' }).click();
  await expect(page.getByRole('button', { name: 'edital.pdf', exact: true })).toBeHidden();
  await input(page).setInputFiles(upload('contrato social.pdf', pdf()));
  await expect(toast(page, 'contrato social.pdf foi anexado!')).toBeVisible();
  await proceed(page);
  await expect(page.getByRole('heading', { name: 'Confirme os dados da sua cotação' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar contrato social.pdf' }).click();
  expect((await downloading).suggestedFilename()).toBe('contrato social.pdf');

  const press = () => page.getByRole('button', { name: 'Continuar', exact: true }).dblclick();
  await register(page, product, { press });
  expect(await product.count('quotes', 'arquivos/1')).toBe(1);
  expect(await client.drafts()).toEqual([]);
  await page.goto(ROUTE);
  await expect(page.getByLabel('CPF/CNPJ do Segurado')).toHaveValue('');
  await expect(page.getByText('Você tem uma solicitação não concluída')).toBeHidden();
});
