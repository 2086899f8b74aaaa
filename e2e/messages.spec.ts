import { DEMONSTRATION_PASSWORD } from '../server/infra/identity/demonstrationAccounts';
import { dateFromToday } from './support/bid';
import { ownPerson } from './support/ownPerson';
import { fillPayment, openPayment, press } from './support/payment';
import { expect, test } from './support/test';

const UNKNOWN = 'Tente novamente mais tarde ou contate o Administrador do sistema.';

test('a call that takes long asks for patience; one that fails says so in the words of the catalogue @narrow', async ({
  page,
  signIn,
  faults,
}) => {
  faults.expect(/require-change-password/);
  await page.clock.install();
  await signIn('cliente', { at: '/alterar-senha' });
  const ask = async () => {
    await press(page, 'Alterar senha');
    await page.getByRole('dialog').getByRole('button', { name: 'Sim' }).click();
  };
  const answers: [number, string, string][] = [
    [404, '404', 'Serviço Indisponível!'],
    [500, 'Erro Interno - 500', 'Contate o administrador do sistema!'],
  ];
  for (const [status, title, message] of answers) {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/require-change-password', async (route) => {
      await held;
      await route.fulfill({ status, json: {} });
    });
    await ask();
    await page.clock.runFor(2_100);
    await expect(page.getByText('Aguarde mais um pouquinho, estamos carregando...')).toBeVisible();
    release();
    const told = page.getByRole('dialog', { name: title });
    await expect(told).toContainText(message);
    await told.getByRole('button', { name: 'Fechar', exact: true }).click();
    await page.unroute('**/require-change-password');
  }
});

test('a page that fails to render keeps its frame; missing rights end the session @narrow', async ({
  page,
  signIn,
  faults,
}) => {
  faults.expect(/./);
  await signIn('cliente');
  await page.route('**/api/complaint', (route) => route.fulfill({ json: { StatusCode: 200, Data: 7 } }));
  await page.goto('/reclamacoes-sugestoes');
  await expect(page.getByText('Algo deu errado.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Perfil/ })).toBeVisible();
  await page.unroute('**/api/complaint');
  await page.getByRole('button', { name: 'Recarregar a página' }).click();
  await expect(page.getByLabel('Assunto')).toBeVisible();

  await page.route('**/api/complaint', (route) => route.fulfill({ status: 403, json: {} }));
  await page.reload();
  await page.waitForURL('**/error/403');
  await page.goto('/inicio');
  await page.waitForURL('**/login');
});

test('who cannot be told from others, and a link whose client cannot be had @narrow', async ({
  page,
  signIn,
  product,
  faults,
}) => {
  faults.expect(/500/);
  await signIn('cliente');
  await page.route('**/api/user/find*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/cotacao');
  await expect(page.getByText(UNKNOWN)).toBeVisible();
  await page.unroute('**/api/user/find*');

  const url = await product.executiveLink('--client', '11222333000181', '--flow', 'cotacao');
  await page.route('**/api/wizard/context', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(url);
  await page.waitForURL('**/unauthorized');
  await expect(page.getByText('Tente novamente ou contate o administrador do sistema.')).toBeVisible();
});

test('a password that is too old is said to have expired, and leads to a new one @narrow', async ({
  page,
  product,
  faults,
}) => {
  faults.expect(/401.*user\/login/);
  const who = await ownPerson(product, 'proprio-vencida', { like: 'cliente', name: 'Vera Dias' });
  await product.query(`UPDATE users SET password_changed_at = now() - interval '2 years' WHERE uid = $1`, [
    who.uid,
  ]);
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(who.email);
  await page.getByLabel('Senha', { exact: true }).fill(DEMONSTRATION_PASSWORD);
  await press(page, 'Entrar');
  const told = page.getByRole('dialog');
  await expect(told).toContainText(
    'Senha expirada. Verifique sua caixa de e-mail para redefinição de senha.',
  );
  await told.getByRole('link', { name: 'clique aqui.' }).click();
  await page.waitForURL('**/recover-password');
});

test('every status of a request has its words, and what is unknown too @narrow', async ({
  page,
  product,
  signIn,
  desk,
}) => {
  const client = await desk('cliente');
  const changes = {
    insured: { policyHolder: 'Construtora Serra Azul Ltda', documentNumber: '11222333000181' },
    requester: { name: 'Clara Nogueira', phone: '11987650011', email: 'cliente@lastro.test' },
  };
  const statuses = { 5: 'Proposta Solicitada', 7: 'Aguardando Emissão', 8: 'Proposta Expirada' };
  const identifiers = await Promise.all(
    Object.keys(statuses).map((status) =>
      client.register({ notice: `palavras/${status}`, guarantee: 10_000, changes }),
    ),
  );
  // The insurer of the sandbox passes through these too fast to be seen.
  const put = (status: number, identifier: string) =>
    product.query('UPDATE quotes SET status = $1 WHERE identifier = $2', [status, identifier]);
  await Promise.all(Object.keys(statuses).map((status, at) => put(Number(status), identifiers[at]!)));
  await signIn('cliente', { at: '/status-solicitacao' });
  for (const [at, words] of Object.values(statuses).entries()) {
    const card = page.locator('#conteudo').getByRole('listitem').filter({ hasText: identifiers[at]! });
    await expect(card).toContainText(words);
  }
  await Promise.all(identifiers.map((identifier) => put(4, identifier)));
  await page.goto('/meus-dados');
  await expect(page.getByText('Não definido').first()).toBeVisible();
});

test('what is too long, and what is no value, is said beside its field @narrow', async ({
  page,
  signIn,
  desk,
}) => {
  const client = await desk('tomador');
  await signIn('tomador');
  await openPayment(page, await client.register({ notice: 'palavras/9', guarantee: 10_000 }));
  await fillPayment(page);
  await expect(page.getByLabel('Vencimento da 1ª Parcela')).toHaveValue(dateFromToday(10));
  await press(page, 'Solicitar Análise');
  const dialog = page.getByRole('dialog', { name: 'Solicitação de Análise' });
  await dialog.getByLabel('Motivo da Análise').fill('a'.repeat(3_000));
  await expect(dialog.getByText(/^Digite no máximo \d+ caracteres$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Não' }).click();

  await page.goto('/reclamacoes-sugestoes');
  await page.getByLabel('Assunto').fill('a'.repeat(121));
  await press(page, 'Enviar');
  await expect(page.getByText('* O limite máximo é de 120 caracteres!').first()).toBeVisible();

  await page.goto('/atualizacao-cadastral');
  const fields: [string, string, string][] = [
    ['Telefone', '1133', 'Telefone inválido.'],
    ['Celular', '1198', 'Celular inválido.'],
    ['CEP', '0131', 'CEP inválido.'],
    ['E-mail', 'sem-arroba', 'E-mail inválido'],
    ['UF', '12', 'Valor inválido'],
  ];
  for (const [label, value] of fields) await page.getByLabel(label, { exact: true }).fill(value);
  await press(page, 'Salvar');
  for (const [label, , message] of fields)
    await expect(page.getByRole('link', { name: `${label}: ${message}` })).toBeVisible();
});
