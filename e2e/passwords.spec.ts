import { DEMONSTRATION_PASSWORD } from '../server/infra/identity/demonstrationAccounts';
import { expectAccessible } from './support/expectAccessible';
import { asOwner } from './support/identity';
import { mailedLink } from './support/mailbox';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const NEW_PASSWORD = 'Renovada#2027';
const SENT =
  'Se houver uma conta com este e-mail, você receberá em instantes um link para redefinir a senha. O link vale por 1 hora.';

async function askFor(page: Page, email: string): Promise<void> {
  await page.goto('/recover-password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByText(SENT)).toBeVisible();
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Nova senha').fill(password);
  await page.getByLabel('Confirme a senha').fill(password);
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
}

async function tryLogin(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Other journeys sign in with the demonstration's password. */
test.afterEach(({ product }) =>
  asOwner(product.baseURL, 'accounts:update', {
    localId: 'demo-semcliente',
    password: DEMONSTRATION_PASSWORD,
  }),
);

test('a forgotten password is set anew by the link, once, and the pending reset is explained', async ({
  page,
  product,
  faults,
}) => {
  faults.expect(/change-password|signInWithPassword/);
  const email = 'semcliente@lastro.test';
  await askFor(page, email);
  await tryLogin(page, email, 'qualquer');
  const dialog = page.getByRole('dialog', { name: 'Redefinição de senha pendente' });
  await expectAccessible(page, 'a reset that is pending');
  await dialog.getByRole('link', { name: 'Redefinir senha' }).click();
  await page.waitForURL('**/recover-password');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);

  const link = await mailedLink(product, email, 'Redefinição de senha');
  await page.goto(link);
  await setPassword(page, 'curta1');
  await expect(page.getByText('A senha deve ter no mínimo 8 caracteres')).toBeVisible();
  await expectAccessible(page, 'a new password that is weak');
  await setPassword(page, NEW_PASSWORD);
  await expect(page.getByText('Sua senha foi redefinida. Entre com a nova senha.')).toBeVisible();

  // What was used opens nothing: nobody thinks of a password in vain.
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText(
    'Este link já foi utilizado. Se precisar, solicite um novo link.',
  );
  await page.getByRole('link', { name: 'Solicitar novo link' }).click();
  await page.waitForURL('**/recover-password');

  // Nothing pends any more: straight in, to the word for who has no client yet.
  await tryLogin(page, email, NEW_PASSWORD);
  await expect(page.getByRole('dialog')).toContainText(
    'Usuário sem cliente(s) nomeado(s). Por favor contate o Executivo.',
  );
  faults.expect(/checkNomination/);
  expect(await product.log()).not.toContain(link.split('/').at(-1));
});
