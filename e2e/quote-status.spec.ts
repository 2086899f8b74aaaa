import { openPayment, press } from './support/payment';
import { expect, test } from './support/test';

test('a denied quote says what, when and why, and leads back to the requests @narrow', async ({
  page,
  signIn,
  desk,
}) => {
  const client = await desk('tomador');
  await signIn('tomador');
  const identifier = await client.register({ notice: 'situacao/1', guarantee: 100_000.01 });
  await page.goto(`/cotacao/${identifier}`);
  await expect(page.getByText('Cotação Negada', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Prezado cliente, após análise técnica e politicas/)).toBeVisible();
  await expect(page.getByText('Data da negativa')).toBeVisible();
  await expect(page.getByText('A garantia de proposta excede 10% do valor do contrato.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Seguir com Emissão' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Editar' })).toHaveCount(0);
  await press(page, 'Voltar');
  await page.waitForURL('**/status-solicitacao');
});

test('what is not the user’s, or is no quote, is an error page', async ({ page, signIn, desk, faults }) => {
  faults.expect(/quote\?identifier/);
  const identifier = await (await desk('tomador')).register({ notice: 'situacao/2', guarantee: 10_000 });
  await signIn('cliente');
  for (const unknown of [identifier, 'BID9999999', 'END0000001']) {
    await page.goto(`/cotacao/${unknown}`);
    await page.waitForURL('**/error/404');
  }
});

test('an offer that nobody takes expires after thirty days, and says so', async ({
  page,
  product,
  signIn,
  desk,
}) => {
  const client = await desk('tomador');
  const identifier = await client.register({ notice: 'situacao/3', guarantee: 10_000 });
  await product.stop();
  await product.start({ clockOffsetDays: 31 });
  await signIn('tomador', { at: `/cotacao/${identifier}` });
  await expect(page.getByText('Cotação Expirada', { exact: true })).toBeVisible();
  await expect(page.getByText('Data de expiração')).toBeVisible();
  await expect(page.getByText('Data de liberação')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Seguir com Emissão' })).toHaveCount(0);
  await page.goto('about:blank');
  await product.stop();
  await product.start();
});

test('a payment that is asked for by address is offered while there is an offer', async ({
  page,
  signIn,
  desk,
}) => {
  const client = await desk('tomador');
  await signIn('tomador');
  await openPayment(page, await client.register({ notice: 'situacao/4', guarantee: 10_000 }));
  await expect(page.getByRole('link', { name: /Visualizar Minuta/ })).toHaveAttribute('target', '_blank');
  await press(page, 'Voltar');
  await expect(page.getByRole('heading', { name: 'Sua cotação foi aprovada' })).toBeVisible();
});
