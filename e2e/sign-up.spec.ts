import { expectAccessible } from './support/expectAccessible';
import { mailedLink } from './support/mailbox';
import { enterByNetwork } from './support/network';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

async function fillPerson(page: Page, email: string | null, name = 'Ana Prado'): Promise<void> {
  await page.getByLabel('Nome completo').fill(name);
  await page.getByLabel('CPF', { exact: true }).fill('529.982.247-25');
  await page.getByLabel('CNPJ da empresa').fill('12ABC34501DE35');
  await page.getByLabel('Nome da empresa').fill('Tecnologia Rio Claro S.A.');
  await page.getByLabel('Celular').fill('11987650099');
  if (email) {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill('Segredo1');
    await page.getByLabel('Confirme a senha').fill('Segredo1');
  }
  await page.getByLabel(/Li e Aceito/).check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
}

test('a person registers, confirms the e-mail, is nominated by an executive and comes in', async ({
  page,
  product,
  faults,
  signIn,
  otherBrowser,
}) => {
  faults.expect(/checkNomination/);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Criar uma conta' }).click();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  const summary = page.getByRole('group', { name: /Verifique os campos/ });
  await expect(summary.getByRole('link')).toHaveCount(7);
  await expectAccessible(page, 'registration with errors');
  await fillPerson(page, 'ana@prado.test');
  await expect(page.getByRole('heading', { name: 'Cadastro recebido' })).toBeVisible();

  await page.goto(await mailedLink(product, 'ana@prado.test', 'Confirme o seu e-mail'));
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible();

  await page.getByRole('link', { name: 'Voltar para Entrar' }).click();
  await page.getByLabel('E-mail').fill('ana@prado.test');
  await page.getByLabel('Senha', { exact: true }).fill('Segredo1');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Usuário sem cliente(s) nomeado(s). Por favor contate o Executivo.',
  );
  await page.waitForURL('**/login');
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar', exact: true }).click();

  await signIn('executivo', { at: '/executivo/usuarios' });
  const row = page.getByRole('row', { name: /Ana Prado/ });
  await expect(row).toContainText('Informou: Tecnologia Rio Claro S.A. (12.ABC.345/01DE-35)');
  await row.getByRole('button', { name: 'Ações' }).click();
  await page.getByRole('menuitem', { name: 'Nomear a um cliente' }).click();
  const nominating = page.getByRole('dialog', { name: 'Nomear Ana Prado' });
  await expect(nominating.getByLabel('CPF/CNPJ do cliente')).toHaveValue('12.ABC.345/01DE-35');
  await expectAccessible(page, 'nominating');
  await nominating.getByRole('button', { name: 'Nomear', exact: true }).click();
  await expect(page.getByText('Ana Prado já pode entrar no portal.')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await product.mail('ana@prado.test')).toContain('Seu acesso foi liberado');

  const theirs = await otherBrowser();
  await theirs.goto('/login');
  await theirs.getByLabel('E-mail').fill('ana@prado.test');
  await theirs.getByLabel('Senha', { exact: true }).fill('Segredo1');
  await theirs.getByRole('button', { name: 'Entrar', exact: true }).click();
  await theirs.waitForURL('**/inicio');
  await expect(theirs.getByRole('heading', { name: 'Boas-vindas, Ana Prado' })).toBeVisible();
});

test('who comes from a social network unregistered is registered with what it vouches for', async ({
  page,
  product,
  faults,
}) => {
  faults.expect(/user\/login/);
  await page.goto('/login');
  await enterByNetwork(page, 'Microsoft', { name: 'Caio Prado', email: 'caio@prado.test' });
  await page.waitForURL('**/register');
  expect(page.url()).not.toContain('caio');
  await expect(page.getByLabel('E-mail')).toHaveValue('caio@prado.test');
  await expect(page.getByLabel('E-mail')).not.toBeEditable();
  await expect(page.getByLabel('Nome completo')).toHaveValue('Caio Prado');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveCount(0);
  await fillPerson(page, null, 'Caio Prado');
  await expect(page.getByRole('heading', { name: 'Cadastro recebido' })).toBeVisible();
  const rows = await product.query(
    'select 1 from users where email = $1 and email_confirmed_at is not null',
    ['caio@prado.test'],
  );
  expect(rows).toHaveLength(1);
  // Signed out meanwhile: a private page leads to /login.
  await page.goto('/inicio');
  await page.waitForURL('**/login');
});
