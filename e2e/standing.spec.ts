import { ownPerson } from './support/ownPerson';
import { expect, test } from './support/test';

const title = 'Seus dados estão atualizados?';

test('who has no client is signed out with the server’s words @narrow', async ({ page, signIn, faults }) => {
  faults.expect(/422.*checkNomination/);
  await signIn('semcliente', { byForm: true });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Usuário sem cliente(s) nomeado(s). Por favor contate o Executivo.');
  await page.waitForURL('**/login');
  await dialog.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
});

test('the nomination is checked once a day', async ({ page, signIn }) => {
  const checks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/checkNomination')) checks.push(request.url());
  });
  await page.clock.install();
  const passed = page.waitForResponse('**/api/user/checkNomination');
  await signIn('cliente', { byForm: true });
  await page.clock.runFor(1000);
  await passed;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('missedAppointmentDate'))).not.toBeNull();
  await page.goto('/apolices');
  await page.clock.runFor(2000);
  expect(checks).toHaveLength(1);
  await page.evaluate(() => localStorage.setItem('missedAppointmentDate', '2020-01-01'));
  const again = page.waitForResponse('**/api/user/checkNomination');
  await page.goto('/apolices');
  await page.clock.runFor(1000);
  await again;
  const dayOfCheck = () => page.evaluate(() => localStorage.getItem('missedAppointmentDate'));
  await expect.poll(dayOfCheck).not.toBe('2020-01-01');
  // What was found of somebody else on this computer says nothing of this user.
  await page.evaluate(() => localStorage.setItem('missedAppointmentUser', 'demo-tomador'));
  const own = page.waitForResponse('**/api/user/checkNomination');
  await page.goto('/apolices');
  await page.clock.runFor(1000);
  await own;
});

test.describe('data that is a year old', () => {
  const WHO = 'proprio-desatualizado';
  const outdate = `UPDATE users SET data_updated_at = now() - interval '13 months', update_denied_at = NULL
    WHERE uid = 'uid-${WHO}'`;
  test.beforeAll(({ product }) => ownPerson(product, WHO, { like: 'cliente', name: 'Otávio Lemos' }));

  test('is asked about until that is put off, here and on the server @narrow', async ({
    page,
    signIn,
    product,
  }) => {
    await product.query(outdate);
    await signIn(WHO);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(page.getByRole('button', { name: 'Perfil: cadastro desatualizado' })).toBeAttached();
    const denied = page.waitForResponse('**/api/user/updateDenied**');
    await dialog.getByRole('button', { name: 'Agora não' }).click();
    expect((await denied).ok()).toBe(true);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Perfil: cadastro desatualizado' })).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('RegistrationUpdate'))).not.toBeNull();
    await product.query(
      `UPDATE users SET update_denied_at = now() - interval '30 days' WHERE uid = 'uid-${WHO}'`,
    );
    await page.reload();
    await expect(dialog).toBeVisible();
    // Closing is a denial too.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('is put off by itself when the time runs out @narrow', async ({ page, signIn, product }) => {
    await product.query(outdate);
    await page.clock.install();
    await signIn(WHO);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    const denied = page.waitForResponse('**/api/user/updateDenied**');
    await page.clock.runFor(16_000);
    await denied;
    await expect(dialog).toBeHidden();
  });

  test('is reviewed on its page @narrow', async ({ page, signIn, product }) => {
    await product.query(outdate);
    await signIn(WHO);
    await page.getByRole('button', { name: 'Revisar agora' }).click();
    await page.waitForURL('**/atualizacao-cadastral');
  });
});
