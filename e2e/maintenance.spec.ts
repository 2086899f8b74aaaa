import { DEMONSTRATION_PASSWORD } from '../server/infra/identity/demonstrationAccounts';
import { expect, test } from './support/test';

test('maintenance closes every page, says until when, and opens by itself @narrow', async ({
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

test('maintenance that begins at the login page closes it to who signs in', async ({ page, product }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await product.platform('maintenance');
  await page.getByLabel('E-mail').fill('cliente@lastro.test');
  await page.getByLabel('Senha', { exact: true }).fill(DEMONSTRATION_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/error/503');
  await product.platform('open');
});

test('a status that cannot be asked is asked once more, then counts as maintenance @narrow', async ({
  page,
  faults,
}) => {
  faults.expect(/platform-status/);
  let asked = 0;
  await page.route('**/api/wings/platform-status', (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await expect.poll(() => asked).toBe(2);
  await page.route('**/api/wings/platform-status', (route) => route.abort());
  await page.goto('/login');
  await page.waitForURL('**/error/503');
});

test('error pages say what they know @narrow', async ({ page }) => {
  const pages: [string, string][] = [
    ['/error/403', 'Entre em contato com o administrador da corretora.'],
    ['/error/404', 'O endereço não existe ou mudou de lugar.'],
    ['/error/418', 'Algo deu errado, tente novamente mais tarde.'],
    ['/error/401?time=1', 'Acerte o relógio'],
  ];
  for (const [address, text] of pages) {
    await page.goto(address);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Voltar ao início' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tentar novamente' })).toBeHidden();
  }
  await page.goto('/error/500?external=1&login=1');
  await expect(page.getByRole('link', { name: 'Tentar novamente' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voltar ao início' })).toBeHidden();
});
