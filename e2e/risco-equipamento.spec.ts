import { choose, proceed } from './support/bid';
import { expect, test } from './support/test';

test('a lead for equipment becomes an opportunity that waits for a person', async ({
  page,
  signIn,
  product,
}) => {
  await signIn('cliente');
  await page.clock.install();
  await page.goto('/cotacao/risco-equipamento');

  await choose(page, 'Tomador', 'Construtora Serra Azul Ltda');
  await choose(page, 'Tipo de Equipamento', 'Construção civil');
  await page.getByLabel('Descrição do Equipamento').fill('Escavadeira hidráulica de 20 t.');
  await page.getByLabel('Valor do Equipamento').fill('850000,00');
  await proceed(page);
  await expect(page.getByLabel('Nome do Solicitante')).toBeVisible();
  await proceed(page);
  await expect(page.getByRole('heading', { name: 'Arquivos' })).toBeVisible();
  await proceed(page);
  await expect(page.getByRole('heading', { name: 'Confirme os dados da sua cotação' })).toBeVisible();

  const asked = page.waitForResponse((response) =>
    response.url().endsWith('/api/opportunity/engineeringRisks'),
  );
  await proceed(page);
  expect((await asked).status()).toBe(200);
  const dialog = page.getByRole('dialog', { name: 'Recebemos sua solicitação' });
  // No insurer answers a lead: the dialog comes once the portal has looked often enough.
  await expect(async () => {
    await page.clock.runFor(6_000);
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 45_000 });
  await dialog.getByRole('link', { name: 'Acompanhe sua cotação' }).click();
  await expect(page.getByText('Cotação em Análise')).toBeVisible();
  expect(await product.count('quotes', 'Escavadeira hidráulica de 20 t.')).toBe(1);
});
