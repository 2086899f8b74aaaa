import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

test('own data, users, contacts and their dialogs', async ({ page, signIn }) => {
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
  await expect(page.getByRole('button', { name: 'Encerrar minha conta' })).toBeVisible();
  await expectAccessible(page, 'own data');
  await page.getByRole('button', { name: 'Encerrar minha conta' }).click();
  await expectAccessible(page, 'closing the account');
  await page.goto('/inicio');
  await page.getByRole('button', { name: 'Fale com o seu executivo' }).click();
  await expectAccessible(page, 'contacts');
});
