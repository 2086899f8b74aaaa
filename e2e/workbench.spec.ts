import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

test('an analyst changes a limit by the form, meets it in the wizard beside it, and saves the draft', async ({
  page,
  signIn,
}) => {
  await signIn('analista', { at: '/produtos/rascunhos' });
  await page.getByLabel('O que vai mudar').fill('Edital mais curto');
  await page.getByRole('button', { name: 'Começar rascunho' }).click();
  await expect(page.getByRole('heading', { name: 'Edital mais curto' })).toBeVisible();
  await page.goto(`${page.url()}/licitante`);
  await expect(page.getByText('Nenhum problema nas definições.')).toBeVisible();

  await page.getByLabel('Pergunta', { exact: true }).fill('Número do Edital');
  await page.getByRole('option', { name: /Número do Edital/ }).click();
  await page.getByLabel('Máximo de caracteres').fill('5');
  await expect(page.getByText('1 arquivo não gravado')).toBeVisible();
  // The case that somebody made for the old limit fails now, and says so.
  await expect(page.getByRole('region', { name: 'Casos' })).toContainText('notice-51');
  await expectAccessible(page, 'workbench form');

  await page.getByRole('button', { name: 'Texto (JSON)' }).click();
  await expect(page.getByRole('textbox', { name: /^Texto de/ })).toBeVisible();
  await page.getByRole('button', { name: 'Gravar rascunho' }).click();
  await expect(page.getByText('Tudo gravado.')).toBeVisible();
  await page.reload();
  await page.getByLabel('Pergunta', { exact: true }).fill('Número do Edital');
  await page.getByRole('option', { name: /Número do Edital/ }).click();
  await expect(page.getByLabel('Máximo de caracteres')).toHaveValue('5');
});
