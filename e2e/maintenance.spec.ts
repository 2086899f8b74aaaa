import { expect, test } from './support/test';

test('maintenance closes every page, says until when, and opens by itself', async ({
  page,
  signIn,
  product,
}) => {
  await signIn('cliente');
  expect(await product.platform('maintenance', '--until', '2099-11-21T10:00')).toContain('under maintenance');
  await page.clock.install();
  for (const address of ['/apolices', '/login', '/terms-and-conditions']) {
    await page.goto(address);
    await page.waitForURL('**/error/503');
  }
  await expect(page.getByRole('heading', { name: 'Em manutenção' })).toBeVisible();
  await expect(page.getByText('Previsão de retorno: 21/11/2099, 10:00.')).toBeVisible();
  await product.platform('maintenance');
  await page.reload();
  await expect(page.getByText('O portal está em manutenção. Tente novamente mais tarde.')).toBeVisible();
  await expect(page.getByText('Previsão de retorno')).toBeHidden();
  expect(await product.platform('open')).toContain('The platform is open.');
  await page.clock.runFor(16_000);
  await page.waitForURL('**/inicio');
  await expect(page.getByRole('heading', { name: 'Boas-vindas, Clara Nogueira' })).toBeVisible();
});
