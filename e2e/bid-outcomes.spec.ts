import { approvedBid, bidOpened, fillBid, openBid, proceed, ROUTE } from './support/bid';
import { send } from './support/finish';
import { expect, test } from './support/test';

const COMPANY = 'Construtora Serra Azul Ltda';

// As most people see it: with its animations, and the first journey with the real wait for the answer.
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
  await expect(page.getByText('Emitir Apólice')).toBeVisible();
  await expect(page.getByText('R$ 150,00').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dados de Pagamento' })).toBeVisible();
  await page.getByRole('button', { name: 'Voltar', exact: true }).click();
  await expect(page.getByText('Emitir Apólice')).toBeVisible();
  await expect(page.getByText(COMPANY)).toBeVisible();
});

test('a bid of 2% goes to analysis: after 90 seconds the request is confirmed and can be followed', async ({
  page,
  signIn,
}) => {
  await signIn('cliente');
  await page.clock.install();
  await openBid(page);
  await fillBid(page, { ...approvedBid, guarantee: '20000,00' }, COMPANY);
  const registered = page.waitForResponse((response) => response.url().endsWith('/api/quote/bid'));
  await proceed(page);
  expect((await registered).status()).toBe(200);
  await expect(page.getByText('Aguarde, estamos processando sua solicitação...')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Recebemos sua solicitação' });
  for (let tick = 0; tick < 15; tick += 1) {
    const looked = page.waitForResponse((response) => response.url().includes('/api/quote?identifier='));
    await page.clock.runFor(6_000);
    await looked;
  }
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'Acompanhe sua cotação' }).click();
  await expect(page.getByText('Cotação em Análise')).toBeVisible();
});

test('a guarantee above 10% of the contract is denied with its reason', async ({ page, signIn, product }) => {
  await signIn('cliente', { at: ROUTE });
  await bidOpened(page);
  await fillBid(page, { ...approvedBid, guarantee: '100000,01' }, COMPANY);
  await send(page, product);
  const dialog = page.getByRole('dialog', { name: 'Recebemos sua solicitação' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'Acompanhe sua cotação' }).click();
  await expect(page.getByText('Cotação Negada')).toBeVisible();
  await expect(
    page.getByText(/Prezado cliente, após análise técnica e politicas de subscrição/),
  ).toBeVisible();
  await expect(page.getByText('A garantia de proposta excede 10% do valor do contrato.')).toBeVisible();
});

test('the only company of a user is chosen already and locked', async ({ page, signIn }) => {
  await signIn('tomador', { at: ROUTE });
  await bidOpened(page);
  const holder = page.getByLabel('Tomador', { exact: true });
  await expect(holder).toHaveValue('Engenharia Vale Verde Ltda');
  await expect(holder).not.toBeEditable();
});
