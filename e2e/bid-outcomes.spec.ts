import { approvedBid, bidOpened, fillBid, proceed, ROUTE } from './support/bid';
import { expect, test } from './support/test';

const COMPANY = 'Construtora Serra Azul Ltda';

// As most people see it: with its animations and the real wait for the answer.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('an approved bid leads to its payment, and still does after a reload @narrow', async ({
  page,
  signIn,
}) => {
  await signIn('cliente', { at: ROUTE });
  await bidOpened(page);
  await fillBid(page, approvedBid, COMPANY);
  await proceed(page);
  await expect(page.getByText('Aguarde, estamos processando sua solicitação...')).toBeVisible();
  await page.waitForURL(/\/cotacao\/BID.*\/status$/);
  await expect(page.getByText('Emitir Apólice').first()).toBeVisible();
  await expect(page.getByText('R$ 150,00').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dados de Pagamento' })).toBeVisible();
  await page.getByRole('button', { name: 'Voltar', exact: true }).click();
  await expect(page.getByText('Emitir Apólice').first()).toBeVisible();
  await expect(page.getByText(COMPANY)).toBeVisible();
});
