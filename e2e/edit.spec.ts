import type { Page } from '@playwright/test';
import { openConfirmation, proceed } from './support/bid';
import { register } from './support/finish';
import { expect, test } from './support/test';

const atFiles = (page: Page) => page.locator('#step-files form');

async function editNotice(page: Page, notice: string): Promise<void> {
  await page.getByRole('button', { name: 'Editar Objeto Segurado' }).click();
  await page.getByLabel('Número do Edital').fill(notice);
  await proceed(page);
}

test('Editar on the confirmation leads back to the filled wizard, once registered there is one quote', async ({
  page,
  signIn,
  desk,
  product,
}) => {
  await signIn('cliente');
  await openConfirmation(page, await desk('cliente'), 'editar/1');
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await expect(atFiles(page)).toBeVisible();
  await editNotice(page, 'editar/2');
  await expect(atFiles(page)).toBeVisible();
  await proceed(page);
  await expect(page.getByRole('definition').getByText('Edital: editar/2.')).toBeVisible();
  await register(page, product);
  expect(await product.count('quotes', 'editar/1')).toBe(0);
  expect(await product.count('quotes', 'editar/2')).toBe(1);
});

test('a registered quote: unchanged leads to its status, changed is confirmed and sent again', async ({
  page,
  signIn,
  desk,
  product,
  faults,
}) => {
  test.setTimeout(120_000);
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

test('its answer was lost: back through the form it is still one request, and one with other answers says so', async ({
  page,
  signIn,
  desk,
  product,
  faults,
}) => {
  test.setTimeout(120_000);
  faults.expect(/net::ERR_|422/);
  await signIn('cliente');
  await openConfirmation(page, await desk('cliente'), 'perdida/1');
  const lose = { times: 1 };
  await page.route('**/api/quote/bid', (route) => route.fetch().then(() => route.abort()), lose);
  await proceed(page);
  const failure = page.getByRole('dialog');
  await expect(failure.getByText('Algo deu errado ao solicitar apólice.')).toBeVisible();
  await failure.getByRole('button', { name: 'Voltar' }).click();

  await editNotice(page, 'perdida/2');
  await proceed(page);
  await proceed(page);
  await expect(failure).toContainText('Esta solicitação já foi enviada com outros dados.');
  await expect(failure.getByRole('link', { name: 'Status da Solicitação' })).toBeVisible();
  await failure.getByRole('button', { name: 'Voltar' }).click();

  await editNotice(page, 'perdida/1');
  await proceed(page);
  await proceed(page);
  await page.waitForURL(/\/status$/, { timeout: 30_000 });
  expect(await product.count('quotes', 'perdida/1')).toBe(1);
  expect(await product.count('quotes', 'perdida/2')).toBe(0);
});
