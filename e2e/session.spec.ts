import { approvedBid, bidOpened, choose, ROUTE } from './support/bid';
import { expect, logIn, test } from './support/test';

test('a session that cannot be renewed ends with its message; after signing in the draft is there @narrow', async ({
  page,
  signIn,
  faults,
}) => {
  faults.expect(/securetoken|401/);
  await page.clock.install();
  await signIn('cliente', { at: ROUTE });
  await bidOpened(page);
  await page.getByLabel('CPF/CNPJ do Segurado').fill(approvedBid.document);
  await choose(page, 'Tipo de Licitação', 'Concorrência');
  await page.route('**/securetoken.googleapis.com/**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  await page.clock.fastForward('58:00');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Sessão expirada! Faça o login novamente!');
  await page.unroute('**/securetoken.googleapis.com/**');
  // A clock that is off is a matter of its own.
  await page.clock.setSystemTime(Date.now());
  await dialog.getByRole('button', { name: 'Fechar', exact: true }).click();
  await logIn(page, 'cliente');
  await page.waitForURL(`**${ROUTE}`);
  await page.getByRole('button', { name: 'Continuar rascunho' }).click();
  await expect(page.getByLabel('Tipo de Licitação')).toHaveValue('Concorrência');
  await expect(page.getByLabel('CPF/CNPJ do Segurado')).toHaveValue(approvedBid.document);
});

test('a session that the server no longer accepts ends too @narrow', async ({ page, signIn, faults }) => {
  faults.expect(/401/);
  await signIn('cliente', { at: ROUTE });
  await bidOpened(page);
  await page.route('**/api/client/ReceitaWS/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer expired' } }),
  );
  await page.getByLabel('CPF/CNPJ do Segurado').fill(approvedBid.document);
  await page.getByLabel('CPF/CNPJ do Segurado').blur();
  const dialog = page.getByRole('dialog', { name: 'Sessão expirada!' });
  await expect(dialog).toContainText('Faça o login novamente!');
  await dialog.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
});

test('a natural person is sent to /inicio @narrow', async ({ page, signIn }) => {
  await signIn('pessoafisica');
  for (const address of [ROUTE, '/COTACAO?x=1', '/%63otacao', '/cotacao/BID0000001/status']) {
    await page.goto(address);
    await page.waitForURL('**/inicio');
  }
  await expect(page.getByText('Solicitações são feitas por empresas')).toBeVisible();
});

test('an unknown quote and a foreign one are not found', async ({ page, signIn, desk, faults }) => {
  faults.expect(/404.*quote\?identifier/);
  const foreign = await (await desk('tomador')).register({ notice: 'alheia/1', guarantee: 10_000 });
  await signIn('cliente');
  for (const identifier of ['BID9999999', foreign]) {
    await page.goto(`/cotacao/${identifier}/status`);
    await page.waitForURL('**/error/404');
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  }
});

test('a link followed signed out leads through the login page to its place @narrow', async ({
  page,
  desk,
}) => {
  const client = await desk('tomador');
  const identifier = await client.register({ notice: 'link/1', guarantee: 10_000 });
  await page.goto(`/cotacao/${identifier}/status`);
  await page.waitForURL('**/login');
  await logIn(page, 'tomador');
  await page.waitForURL(`**/cotacao/${identifier}/status`);
  await expect(page.getByText('Emitir Apólice')).toBeVisible();
});
