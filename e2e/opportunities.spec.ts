import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

/** Of cliente@lastro.test, ending today (server/seed/README.md). */
const ENDING = '20260775900000400';

test('interest in a policy that ends reaches the executive once, and a renewal opens the wizard on what it says', async ({
  page,
  signIn,
  otherBrowser,
  product,
  faults,
}) => {
  // The insured of the demonstration is in no register.
  faults.expect(/ReceitaWS/);
  await signIn('cliente', { at: '/oportunidades' });
  const row = page.getByRole('row').filter({ hasText: ENDING });
  await expect(row).toContainText('Termina hoje');
  await expectAccessible(page, 'opportunities');
  await row.getByRole('button', { name: /^Tenho interesse/ }).dblclick();
  await expect(row).toContainText('Executivo avisado em');
  const told = await product.query(`SELECT 1 FROM notifications WHERE data = $1`, [ENDING]);
  expect(told).toHaveLength(1);

  const executive = await otherBrowser();
  await signIn('executivo', { page: executive, at: '/oportunidades' });
  await expect(executive.getByRole('row').filter({ hasText: ENDING })).toContainText('Cliente avisou em');

  await row.getByRole('button', { name: /^Renovar/ }).click();
  await page.waitForURL('**/cotacao/garantia/performance');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page.getByLabel('Nome do Segurado')).toHaveValue('Prefeitura Municipal de Itu');
  await expectAccessible(page, 'renewal');
});
