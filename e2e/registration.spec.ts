import { openConfirmation, proceed } from './support/bid';
import { expect, test } from './support/test';

const WAITING = 'Aguarde, estamos processando sua solicitação...';

test('the server dies after registering and before answering: trying again makes no second quote', async ({
  page,
  signIn,
  desk,
  product,
  faults,
}) => {
  faults.expect(/net::ERR_|50[23]/);
  await signIn('cliente');
  await openConfirmation(page, await desk('cliente'), 'queda/1');
  const cut = async () => {
    await page.route(
      '**/api/quote/bid',
      async (route) => {
        await route.fetch();
        await product.kill();
        await route.abort();
      },
      { times: 1 },
    );
  };
  await cut();
  await proceed(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Algo deu errado ao solicitar apólice.')).toBeVisible();
  await expect(dialog.getByText(/Não foi possível falar com o servidor/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(dialog.getByText('Algo deu errado ao solicitar apólice.')).toBeVisible();
  await product.start();
  // The job may have been in the hands of the server that died, whose jobs are another's when they are old.
  await product.query(
    `UPDATE pgboss.job SET started_on = now() - interval '2 minutes' WHERE state = 'active'`,
  );
  // A server that has just started may have too much to do, and asks to try again.
  const again = dialog.getByRole('button', { name: 'Tentar novamente' });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(page).toHaveURL(/\/status$/, { timeout: 2_000 });
  }).toPass();
  expect(await product.count('quotes', 'queda/1')).toBe(1);
});

test('Continuar pressed twice makes one quote, and a reload goes on waiting for it', async ({
  page,
  signIn,
  desk,
  product,
}) => {
  await signIn('cliente');
  await openConfirmation(page, await desk('cliente'), 'duplo/1');
  // The answer is held back, which else comes before anything can be looked at.
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/quote\?/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.getByRole('button', { name: 'Continuar', exact: true }).evaluate((button) => {
    (button as HTMLElement).click();
    (button as HTMLElement).click();
  });
  await expect(page.getByText(WAITING)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.usr?.registered))).toBe(true);
  await page.reload();
  await expect(page.getByText(WAITING)).toBeVisible();
  release();
  await page.waitForURL(/\/status$/);
  expect(await product.count('quotes', 'duplo/1')).toBe(1);
});
