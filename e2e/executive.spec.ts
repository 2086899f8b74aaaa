import type { Page } from '@playwright/test';
import { approvedBid, choose, fillInsured, fillObject, proceed } from './support/bid';
import { expectAccessible } from './support/expectAccessible';
import type { Product } from './support/Product';
import { expect, test } from './support/test';

/** Of tomador@lastro.test. */
const COMPANY = '11444777000161';
const BASE = '/solicitacao-executivo/cotacao';
/** The others have no automatic request. */
const AUTOMATIC = [
  'Seguro Garantia Judicial',
  'Seguro Garantia Setor Privado',
  'Seguro Garantia Setor Público',
];
const EXPIRED = 'Acesso expirado. Tente novamente ou Contate o administrador do sistema.';

async function makeLink(product: Product, client = COMPANY): Promise<{ url: string; token: string }> {
  const url = await product.executiveLink('--client', client, '--flow', 'cotacao');
  return { url, token: url.split('/:')[1]! };
}

/** Addresses of the API's calls and referrers that a page's requests carry the token in. */
function tellTales(page: Page, token: string): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const referrer = request.headers()['referer'] ?? '';
    if (referrer.includes(token)) found.push(`referrer of ${request.url()}`);
    if (!request.isNavigationRequest() && request.url().includes(token)) found.push(request.url());
  });
  return found;
}

async function fillToConfirmation(page: Page, email: string): Promise<void> {
  await fillInsured(page, approvedBid);
  await proceed(page);
  await fillObject(page, approvedBid);
  await proceed(page);
  for (const label of ['Nome do Solicitante', 'Telefone/Celular', 'E-mail']) {
    await expect(page.getByLabel(label)).toHaveValue('');
  }
  await page.getByLabel('Nome do Solicitante').fill('Rui Prado');
  await page.getByLabel('Telefone/Celular').fill('31987650022');
  const address = page.getByRole('combobox', { name: 'E-mail' });
  await address.click();
  await expect(page.getByRole('option')).toHaveText(['tomador@lastro.test']);
  await address.fill(email);
  await proceed(page);
  await expect(page.getByRole('heading', { name: 'Arquivos' })).toBeVisible();
  await proceed(page);
  await expect(page.getByRole('heading', { name: 'Confirme os dados da sua cotação' })).toBeVisible();
}

test('an executive requests a quote on a link, and the token is told to nobody', async ({
  page,
  product,
  desk,
}) => {
  const { url, token } = await makeLink(product);
  const told = tellTales(page, token);

  await page.goto(url);
  const offered = (label: string) => page.getByLabel(label, { exact: true }).getByRole('option');
  await expect(offered('Produto')).toHaveText(['Selecione', ...AUTOMATIC]);
  await choose(page, 'Produto', 'Seguro Garantia Setor Público');
  await expect(offered('Modalidade')).toHaveText(['Selecione', 'Licitante', 'Performance']);
  await choose(page, 'Modalidade', 'Licitante');
  await proceed(page);

  await page.waitForURL(`**${BASE}/garantia/licitante/:${token}`);
  await fillToConfirmation(page, 'outro@cliente.test');
  await page.waitForURL(`**${BASE}/confirmacao/:${token}`);
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/quote/bid'));
  await proceed(page);
  expect((await sent).postDataJSON()).toMatchObject({ bid: { RequestByExecutive: true } });

  const dialog = page.getByRole('dialog');
  const follow = dialog.getByRole('link', { name: 'Acompanhar Solicitação no Portal Executivo' });
  await expect(follow).toBeVisible();
  const identifier = (await dialog.getByText(/BID\S+/).textContent())!.match(/BID\S+/)![0];
  expect(await follow.getAttribute('href')).toMatch(new RegExp(`/solicitacoes/${identifier}/dados-gerais$`));
  const client = await desk('tomador');
  expect(await client.call('GET', `/quote?identifier=${identifier}`)).toMatchObject({
    Record: { RequestByExecutive: true, requester: { email: 'outro@cliente.test' } },
  });
  await dialog.getByRole('link', { name: 'Nova Solicitação' }).click();
  await page.waitForURL(`**${BASE}/:${token}`);

  expect(told).toEqual([]);
  const [, payload = '', signature = ''] = token.split('~');
  const log = await product.log();
  expect([payload, signature].filter((part) => log.includes(part))).toEqual([]);
});

test('what is typed on the link of one client is not offered on that of another', async ({
  page,
  product,
}) => {
  const first = await makeLink(product);
  await page.goto(first.url.replace('/:', '/garantia/licitante/:'));
  await fillInsured(page, approvedBid);
  await expect(page.getByText('Rascunho só neste navegador.')).toBeVisible();
  const other = await makeLink(product, '11222333000181');
  await page.goto(other.url.replace('/:', '/garantia/licitante/:'));
  await expect(page.getByLabel('CPF/CNPJ do Segurado')).toHaveValue('');
  await page.goto(first.url.replace('/:', '/garantia/licitante/:'));
  await page.getByRole('button', { name: 'Continuar rascunho' }).click();
  await expect(page.getByLabel('CPF/CNPJ do Segurado')).toHaveValue('87.654.321/0001-98');
});

async function expectRefused(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForURL('**/unauthorized');
  await expect(page.getByText(EXPIRED)).toHaveCount(1);
  await expect(page.getByText(EXPIRED)).toBeVisible();
}

test('a revoked link, a changed one and none at all are said to have expired', async ({
  page,
  product,
  faults,
}) => {
  faults.expect(/401.*api/);
  const { url, token } = await makeLink(product);
  await expectRefused(page, `${BASE}/:qualquer`);
  await expectRefused(page, `${BASE}/garantia/licitante/:${token.slice(0, -4)}AAAA`);
  await page.goto(url);
  await expect(page.getByLabel('Produto', { exact: true })).toBeVisible();
  await product.executiveLink('--client', COMPANY, '--revoke');
  await expectRefused(page, url);
  await expectRefused(page, url.replace('/:', '/garantia/licitante/:'));
  await expectAccessible(page, 'a link that was revoked');
});
