import type { Page } from '@playwright/test';
import { proceed } from './support/bid';
import { register } from './support/finish';
import { expect, test } from './support/test';

const atFiles = (page: Page) => page.locator('#step-files form');

async function editNotice(page: Page, notice: string): Promise<void> {
  await page.getByRole('button', { name: 'Editar Objeto Segurado' }).click();
  await page.getByLabel('Número do Edital').fill(notice);
  await proceed(page);
}

test('a registered quote: unchanged leads to its status, changed is confirmed and sent again', async ({
  page,
  signIn,
  desk,
  product,
  faults,
}) => {
  const client = await desk('tomador');
  const identifier = await client.register({ notice: 'registrada/1', guarantee: 10_000 });
  await signIn('tomador', { at: `/cotacao/${identifier}` });
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await expect(atFiles(page)).toBeVisible();
  await proceed(page);
  await page.waitForURL(`**/cotacao/${identifier}/status`);

  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await expect(atFiles(page)).toBeVisible();
  await editNotice(page, 'registrada/2');
  await expect(atFiles(page)).toBeVisible();
  await proceed(page);
  await expect(page.getByRole('heading', { level: 1, name: `Cotação ${identifier}` })).toBeVisible();
  const sent = await register(page, product, { operation: '/quote/edit' });
  expect(sent.method()).toBe('PUT');
  await page.getByRole('button', { name: 'Voltar', exact: true }).click();
  await expect(page.getByText('registrada/2', { exact: true })).toBeVisible();
  expect(await product.count('quotes', 'registrada/2')).toBe(1);

  // Paid in another window while its change was being confirmed: it says that nothing was changed.
  await page.goto(`/cotacao/${identifier}`);
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await expect(atFiles(page)).toBeVisible();
  await editNotice(page, 'registrada/3');
  await expect(atFiles(page)).toBeVisible();
  await proceed(page);
  await expect(page.getByRole('heading', { level: 1, name: `Cotação ${identifier}` })).toBeVisible();
  const payment = { paymentType: 1, installments: 1, firstInstallmentDueDateDelay: 5 };
  await client.call('POST', '/quote/payment', { request: { identifier, payment, acceptRequired: true } });
  faults.expect(/quote\/edit/);
  await proceed(page);
  const failure = page.getByRole('dialog');
  await expect(failure).toContainText(
    'Algo deu errado ao atualizar sua solicitação. Verifique os dados e tente novamente.',
  );
  await expect(failure).toContainText('A situação atual da cotação não permite esta operação.');
  await failure.getByRole('button', { name: 'Voltar' }).click();
  await expect(atFiles(page)).toBeVisible();
  expect(await product.count('quotes', 'registrada/3')).toBe(0);
});
