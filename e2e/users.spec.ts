import { expectAccessible } from './support/expectAccessible';
import { ownPerson } from './support/ownPerson';
import { expect, test } from './support/test';

const COMMERCE = /Prado Comércio e Serviços Ltda/;

test('a responsible client invites, edits and removes a user @narrow', async ({ page, signIn, product }) => {
  await signIn('responsavel');
  await page.getByRole('button', { name: 'Perfil' }).click();
  await page.getByRole('menuitem', { name: 'Gerenciar Usuários' }).click();
  const table = page.getByRole('table', { name: 'Usuários das suas empresas' });
  // Herself alone; on a phone there is no row of headings.
  await expect(table.getByRole('row').filter({ hasText: '@' })).toHaveCount(1);
  await expectAccessible(page, 'users');
  await page.getByRole('link', { name: 'Cadastrar usuário' }).click();
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(page.getByText('Preenchimento obrigatório')).toHaveCount(2);
  await expect(page.getByText('Selecione pelo menos uma empresa.')).toBeVisible();
  await expect(page.getByLabel('Nome')).toBeFocused();
  await expectAccessible(page, 'new user with errors');
  await page.getByLabel('Nome').fill('Bia Prado');
  await page.getByLabel('E-mail').fill('bia@prado.test');
  await page.getByLabel('Celular').fill('11987650078');
  await expect(page.getByText('O usuário será cadastrado em todas as empresas selecionadas.')).toBeVisible();
  await page.getByRole('checkbox', { name: COMMERCE }).check();
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await page.waitForURL('**/gerenciar-usuarios');
  const bia = table.getByRole('row', { name: /Bia Prado/ });
  await expect(bia).toContainText('Convidado');

  const [mail] = await product.query<{ text: string }>(
    `SELECT text FROM mails WHERE recipient = 'bia@prado.test' ORDER BY id DESC LIMIT 1`,
  );
  expect(mail!.text).toContain('Renata Prado cadastrou você');
  expect(mail!.text).toMatch(/\/change-password\/[\w-]{43}/);

  await bia.getByRole('button', { name: 'Ações' }).click();
  await page.getByRole('menuitem', { name: 'Reenviar convite' }).click();
  await expect(page.getByText('Enviamos um novo convite a Bia Prado, em bia@prado.test.')).toBeVisible();

  await bia.getByRole('button', { name: 'Ações' }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Bia Prado' });
  await dialog.getByRole('checkbox', { name: /Prado Facilities/ }).check();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(bia).toContainText('Prado Facilities S.A.');

  await bia.getByRole('button', { name: 'Ações' }).click();
  await page.getByRole('menuitem', { name: 'Remover' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click();
  await expect(bia).toBeHidden();

  await page.goto('/meus-dados');
  await expect(page.getByText(/^Você é responsável por usuários de suas empresas\./)).toBeVisible();
  await expectAccessible(page, 'own data');
});

test('data is corrected with the address of the CEP, downloaded, and a new e-mail signs in', async ({
  page,
  signIn,
  faults,
  product,
}) => {
  faults.expect(/securetoken|401|400.*accounts|user\/logout/);
  await ownPerson(product, 'proprio-corrige', { like: 'pessoafisica', name: 'Paulo Rocha' });
  await signIn('proprio-corrige');
  await page.getByRole('button', { name: 'Perfil' }).click();
  await page.getByRole('menuitem', { name: 'Meus dados' }).click();
  await expect(page.getByText('691.357.824-55')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar meus dados' }).click();
  expect((await download).suggestedFilename()).toBe('meus-dados.json');

  await page.getByRole('link', { name: 'Corrigir dados' }).click();
  await page.getByLabel('Nome').fill('');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('link', { name: 'Nome: Preenchimento obrigatório' })).toBeVisible();
  await expectAccessible(page, 'registration with errors');
  await page.getByLabel('Nome').fill('Paulo R. Siqueira');
  await page.getByLabel('CEP').fill('01310100');
  await expect(page.getByLabel('Logradouro')).toHaveValue('Avenida Paulista');
  await page.getByLabel('Número').fill('900');
  await page.getByLabel('E-mail').fill('paulo@mail.test');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.waitForURL('**/login');
  const told = page.getByRole('dialog');
  await expect(told).toContainText('Entre novamente com paulo@mail.test.');
  await told.getByRole('button', { name: 'Fechar', exact: true }).click();
  await page.getByLabel('E-mail').fill('paulo@mail.test');
  await page.getByLabel('Senha', { exact: true }).fill('Lastro#2026');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Boas-vindas, Paulo R. Siqueira' })).toBeVisible();
});

test('an account is closed with its password', async ({ page, signIn, desk, product, faults }) => {
  faults.expect(/400.*accounts:signInWithPassword|403|user\/logout/);
  const name = 'Teo Alves';
  const { uid, email } = await ownPerson(product, 'proprio-encerra', { like: 'tomador', name });
  const changes = { requester: { name, email, phone: '31987650022' } };
  const person = await desk('proprio-encerra');
  await person.register({ notice: 'encerrar/1', guarantee: 10_000, changes });
  await signIn('proprio-encerra', { at: '/meus-dados' });
  await page.getByRole('button', { name: 'Encerrar minha conta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Encerrar a conta?' });
  await expect(dialog.getByText(/Você tem \d+ solicitaç(ão|ões) em andamento\./)).toBeVisible();
  await expectAccessible(page, 'closing the account');
  await dialog.getByLabel('Senha', { exact: true }).fill('errada');
  await dialog.getByRole('button', { name: 'Encerrar minha conta' }).click();
  await expect(dialog.getByText('A senha é inválida.')).toBeVisible();
  await dialog.getByLabel('Senha', { exact: true }).fill('Lastro#2026');
  await dialog.getByRole('button', { name: 'Encerrar minha conta' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByText('Sua conta foi encerrada.')).toBeVisible();
  const [user] = await product.query<{ name: string }>(`SELECT name FROM users WHERE uid = $1`, [uid]);
  expect(user!.name).toBe('Conta encerrada');
});
