import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

test('own data, users, contacts and their dialogs', async ({ page, signIn, otherBrowser }) => {
  await signIn('responsavel', { at: '/gerenciar-usuarios' });
  await expect(page.getByRole('table', { name: 'Usuários das suas empresas' })).toBeVisible();
  await expectAccessible(page, 'users');
  await page.goto('/cadastro-novos-usuarios');
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(page.getByText('Preenchimento obrigatório').first()).toBeVisible();
  await expectAccessible(page, 'new user with errors');
  await page.goto('/atualizacao-cadastral');
  await page.getByLabel('Nome').fill('');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('link', { name: 'Nome: Preenchimento obrigatório' })).toBeVisible();
  await expectAccessible(page, 'registration with errors');
  await page.goto('/meus-dados');
  await expect(page.getByText(/^Você é responsável por usuários de suas empresas\./)).toBeVisible();
  await expectAccessible(page, 'own data');
  await page.goto('/inicio');
  await page.getByRole('button', { name: 'Fale com o seu executivo' }).click();
  await expectAccessible(page, 'contacts');

  const theirs = await otherBrowser();
  await signIn('cliente', { page: theirs, at: '/meus-dados' });
  await theirs.getByRole('button', { name: 'Encerrar minha conta' }).click();
  await expectAccessible(theirs, 'closing the account');
});
