import { DEMONSTRATION_PASSWORD } from '../server/infra/identity/demonstrationAccounts';
import { expectAccessible } from './support/expectAccessible';
import { enterByNetwork } from './support/network';
import { expect, logIn, test } from './support/test';
import type { Page } from '@playwright/test';

async function tryLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

const WRONG =
  'A senha é inválida ou o usuário não possui uma senha. Caso deseje redefinir sua senha, clique aqui.';

test('a wrong password says so and leads to a new one, by keyboard alone @narrow', async ({
  page,
  faults,
}) => {
  faults.expect(/signInWithPassword/);
  await page.goto('/login');
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type('cliente@lastro.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('errada');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(WRONG);
  await expectAccessible(page, 'a wrong password');
  await alert.getByRole('link', { name: 'clique aqui.' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/recover-password');
});

test('without network the page says so and stays usable', async ({ page, context, faults }) => {
  faults.expect(/password-reset-status/);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Entrar com Google' })).toBeVisible();
  await context.setOffline(true);
  await tryLogin(page, 'cliente@lastro.test', DEMONSTRATION_PASSWORD);
  await expect(page.getByRole('alert')).toHaveText(
    'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.',
  );
  // The next page's code cannot be had either: no dead page of the browser's.
  faults.expect(/dynamically imported module|preload CSS|RecoverPasswordPage|ERR_INTERNET_DISCONNECTED/);
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('alert')).toContainText('Verifique sua conexão e recarregue a página.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Recarregar a página' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue('cliente@lastro.test');
  await page.getByRole('link', { name: 'Voltar para Entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeFocused();
  await logIn(page, 'cliente');
});

test('a device whose clock is off is asked to set it', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 3_600_000 });
  await page.goto('/login');
  await tryLogin(page, 'cliente@lastro.test', DEMONSTRATION_PASSWORD);
  await page.waitForURL('**/error/401?time=true&login=true');
  await expect(page.getByRole('heading', { name: 'Acerte o relógio' })).toBeVisible();
  await page.getByRole('link', { name: 'Tentar novamente' }).click();
  await page.waitForURL('**/login');
});

test('a browser that keeps nothing is told so, and lets in all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', blocked);
    Object.defineProperty(window, 'sessionStorage', blocked);
  });
  await page.goto('/login');
  await expect(page.getByText('Armazenamento bloqueado')).toBeVisible();
  await logIn(page, 'cliente');
  await expect(page.getByRole('heading', { name: /Boas-vindas/ })).toBeVisible();
  await page.reload();
  await page.waitForURL('**/login');
});

test('a window that is closed is passed over in silence, opens again at once, and lets its person in', async ({
  page,
}) => {
  await page.goto('/login');
  const closing = async () => {
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Entrar com Microsoft' }).click();
    await (await opening).close();
  };
  await closing();
  await closing();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await enterByNetwork(page, 'Google', { name: 'Clara Nogueira', email: 'cliente@lastro.test' });
  await page.waitForURL('**/inicio');
  await expect(page.getByRole('heading', { name: /Boas-vindas/ })).toBeVisible();
});

test('a configuration that did not come is asked for again; a 401 of the login call says why and leads back', async ({
  page,
  product,
  faults,
}) => {
  faults.expect(/user\/login|api\/config/);
  await page.route('**/api/config', (route) => route.abort(), { times: 1 });
  const set = (value: string) =>
    product.query(`update users set access_ends_at = ${value} where uid = 'demo-responsavel'`);
  await set("now() - interval '1 minute'");
  await page.goto('/login');
  await tryLogin(page, 'responsavel@lastro.test', DEMONSTRATION_PASSWORD);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Acesso expirado. Para novo acesso contate o Executivo.');
  await page.waitForURL('**/login');
  await set('null');
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Fechar', exact: true }).click();
  await reloaded;
  await expect(page.getByRole('button', { name: 'Entrar com Google' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await logIn(page, 'responsavel');
});

test('signing out in one tab signs out the others, nothing of the first person stays; the address is noted, the log names nobody', async ({
  page,
  context,
  signIn,
  product,
}) => {
  await signIn('cliente');
  const other = await context.newPage();
  await other.goto('/inicio');
  await expect(other.getByRole('heading', { name: /Clara/ })).toBeVisible({ timeout: 60_000 });
  await other.goto('/termos-de-uso');
  await expect(other.getByRole('heading', { name: 'Termos de Uso', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Perfil/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await page.waitForURL('**/login');
  await other.waitForURL('**/login');
  // Another person is not led to the first one's page.
  await logIn(page, 'tomador');
  await other.waitForURL('**/inicio');
  await expect(other.getByRole('heading', { name: /Tomás/ })).toBeVisible();
  await expect(other.getByText('Clara')).toHaveCount(0);
  await expect(async () => {
    const rows = await product.query<{ ip: string }>("select ip from ip_log where user_uid = 'demo-tomador'");
    expect(rows.map(({ ip }) => ip)).toContain('127.0.0.1');
  }).toPass();
  const log = await product.log();
  expect(log).not.toContain('tomador@');
  expect(log).not.toContain('remoteAddress');
});
