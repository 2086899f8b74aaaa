import { choose, proceed } from './support/bid';
import { toConfirmation } from './support/finish';
import { lookAtEmptyStep } from './support/looks';
import { expect, test } from './support/test';

test('a lead for equipment becomes an opportunity, and no quote is waited for', async ({ page, signIn }) => {
  await signIn('cliente', { at: '/cotacao/risco-equipamento' });

  await lookAtEmptyStep(page, 'equipment');
  await choose(page, 'Tomador', 'Construtora Serra Azul Ltda');
  await choose(page, 'Tipo de Equipamento', 'Construção civil');
  await page.getByLabel('Descrição do Equipamento').fill('Escavadeira hidráulica de 20 t.');
  await page.getByLabel('Valor do Equipamento').fill('850000,00');
  await proceed(page);
  await toConfirmation(page);

  const sent = page.waitForResponse((response) =>
    response.url().endsWith('/api/opportunity/engineeringRisks'),
  );
  await proceed(page);
  expect((await sent).status()).toBe(200);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/EQ\S+/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Acompanhe sua cotação' })).toHaveCount(0);
  await dialog.getByRole('link', { name: 'Voltar ao início' }).click();
  await page.waitForURL(/\/inicio$/);
});
