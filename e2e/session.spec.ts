import { approvedBid, bidOpened, choose, ROUTE } from './support/bid';
import { expect, logIn, test } from './support/test';

test('a session that cannot be renewed ends with its message; after signing in the draft is there', async ({
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
