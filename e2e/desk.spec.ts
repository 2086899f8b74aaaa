import type { Page } from '@playwright/test';
import type { Desk } from './support/Desk';
import { expectAccessible } from './support/expectAccessible';
import { HubWatch } from './support/HubWatch';
import type { Product } from './support/Product';
import { expect, test } from './support/test';

/** More than 1% and at most 10% of the contract: the insurer leaves it to a person. */
const ANALYSED = 20_000;
const COMPANY = 'Engenharia Vale Verde Ltda';

interface AuditRow {
  action: string;
  actor_uid: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
}

const audited = (product: Product, subject: string) =>
  product.query<AuditRow>(
    'SELECT action, actor_uid, before, after FROM audit_log WHERE subject LIKE $1 ORDER BY id',
    [subject],
  );

const analysed = (client: Desk, notice: string) => client.register({ notice, guarantee: ANALYSED });

/** From the desk's list to the request, and its decision panel. */
async function openRequest(page: Page, identifier: string): Promise<void> {
  await page.goto('/executivo');
  await page.getByLabel('Buscar').fill(identifier);
  await page.getByRole('link', { name: identifier }).click();
  await page.waitForURL(`**/executivo/solicitacoes/${identifier}/dados-gerais`);
  await expect(page.getByRole('heading', { name: 'Decisão' })).toBeVisible();
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Decisão' });

test('an executive approves with a premium, and the customer goes on', async ({
  page,
  signIn,
  desk,
  otherBrowser,
  product,
  faults,
}) => {
  faults.expect(/ERR_FAILED/);
  const identifier = await analysed(await desk('tomador'), 'aprovada/1');
  const customer = await otherBrowser();
  await signIn('tomador', { page: customer });
  const hub = new HubWatch(customer);
  await customer.goto(`/cotacao/${identifier}/status`);
  await expect(customer.getByText('Cotação em Análise').first()).toBeVisible();

  await signIn('executivo');
  await page.waitForURL('**/executivo');
  await openRequest(page, identifier);
  await expect(page.getByText('A garantia de proposta excede 1%').first()).toBeVisible();
  await expect(page.getByText('R$ 20.000,00')).toBeVisible();
  await expectAccessible(page, 'a request at the desk');

  await page.getByLabel('Prêmio líquido').fill('0');
  await page.getByRole('button', { name: 'Aprovar' }).click();
  await expect(page.getByText('O campo Prêmio líquido deverá ser maior que zero.')).toBeVisible();
  await page.route('**/api/desk/quote/price*', (route) => route.abort());
  await page.getByLabel('Prêmio líquido').fill('480,50');
  await expect(panel(page).getByText('Não foi possível calcular o prêmio total.')).toBeVisible();
  await page.unroute('**/api/desk/quote/price*');
  await page.getByLabel('Máximo de parcelas').fill('9');
  await page.getByRole('button', { name: 'Aprovar' }).click();
  await expect(panel(page).getByText('R$ 480,50')).toBeVisible();
  await expect(page.getByText('Para este prêmio o produto permite no máximo 5.')).toBeVisible();
  await page.getByLabel('Máximo de parcelas').fill('3');
  await page.getByRole('button', { name: 'Aprovar' }).click();
  const question = page.getByRole('dialog', { name: 'Aprovar a cotação?' });
  await expect(question).toContainText('R$ 480,50 em até 3x pela Seguradora Sandbox');
  await expectAccessible(page, 'the question before approving');
  await hub.subscribed();
  await question.getByRole('button', { name: 'Aprovar' }).click();
  await expect(page.getByText('Cotação aprovada.')).toBeVisible();
  await expect(page.getByText('A oferta está com o cliente')).toBeVisible();

  // Told without a reload.
  await expect(customer.getByText('Sua cotação foi aprovada').first()).toBeVisible();
  await expect(customer.getByText('R$ 480,50').first()).toBeVisible();
  await expectAccessible(customer, 'a request approved at the desk');
  expect(await audited(product, `quote:${identifier}`)).toMatchObject([
    {
      action: 'quote.approve',
      actor_uid: 'demo-executivo',
      before: { status: 1, commercialPremium: '150.00' },
      after: { status: 2, commercialPremium: '480.50', installments: 3 },
    },
  ]);

  await page.getByRole('link', { name: 'Histórico' }).click();
  const latest = page.getByRole('list', { name: 'Histórico da solicitação' }).locator('> li').first();
  await expect(latest).toContainText('Elisa Duarte (executivo)');
  await expect(latest).toContainText('Prêmio líquido: R$ 150,00 → passou a R$ 480,50');
  await expectAccessible(page, 'history');
  await page.getByRole('link', { name: 'Por que estes valores' }).click();
  await expect(page.getByText(/^Definido por Elisa Duarte em/)).toBeVisible();
  await page.getByText('Por que este valor de Parcelas permitidas?').first().click();
  await expect(page.getByText('Prêmio total').first()).toBeVisible();
  await expectAccessible(page, 'why these values');
  await page.getByRole('link', { name: 'Documentos' }).click();
  await expect(page.getByRole('link', { name: /Minuta/ })).toBeVisible();
  await expectAccessible(page, 'documents');
});

test('an executive denies in writing, and the customer reads why', async ({
  page,
  signIn,
  desk,
  otherBrowser,
  product,
  faults,
}) => {
  faults.expect(/ERR_FAILED/);
  const identifier = await analysed(await desk('tomador'), 'negada/1');
  const customer = await otherBrowser();
  await signIn('tomador', { page: customer, at: `/cotacao/${identifier}/status` });
  await expect(customer.getByText('Cotação em Análise').first()).toBeVisible();
  await expectAccessible(customer, 'a request under analysis');
  await signIn('executivo');
  await openRequest(page, identifier);
  await page.getByRole('button', { name: 'Negar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Negar a cotação?' });
  await expect(dialog.getByLabel('Motivo da recusa')).toBeVisible();
  await dialog.getByRole('button', { name: 'Negar cotação' }).click();
  await expect(dialog.getByText('Informe o motivo da recusa.')).toBeVisible();
  await expect(dialog.getByLabel('Motivo da recusa')).toBeFocused();
  await expectAccessible(page, 'denying without a reason');
  const reason = 'Histórico de sinistros acima do aceito para esta modalidade.';
  await dialog.getByLabel('Motivo da recusa').fill(reason);
  await page.route('**/api/desk/quote/deny', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Negar cotação' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Negar cotação' }).click();
  await expect(page.getByText('Cotação negada. O cliente já vê o motivo.')).toBeVisible();
  await expect(page.getByText(`Motivo: ${reason}`)).toBeVisible();

  await customer.reload();
  await expect(customer.getByText(/^Prezado cliente, após análise técnica/)).toBeVisible();
  await expect(customer.getByText(reason).first()).toBeVisible();
  await expectAccessible(customer, 'a request denied');
  expect(await audited(product, `quote:${identifier}`)).toMatchObject([
    { action: 'quote.deny', after: { status: 3, deniedReason: reason } },
  ]);
});

test('a link is made, opened, revoked and opens no more', async ({
  page,
  signIn,
  otherBrowser,
  product,
  faults,
}) => {
  faults.expect(/401.*api/);
  await signIn('executivo', { at: '/executivo/links' });
  await page.getByRole('button', { name: 'Criar link' }).click();
  const form = page.getByRole('dialog', { name: 'Criar link para um cliente' });
  await expect(form.getByLabel('Cliente')).toBeVisible();
  await form.getByRole('button', { name: 'Criar link' }).click();
  await expect(form.getByText('Escolha o cliente.')).toBeVisible();
  await expectAccessible(page, 'a link without a client');
  await form.getByLabel('Cliente').selectOption({ label: `${COMPANY} (11.444.777/0001-61)` });
  await form.getByRole('button', { name: 'Criar link' }).click();
  const made = page.getByRole('dialog', { name: 'Link criado' });
  const address = await made.getByLabel('Endereço').inputValue();
  expect(address).toMatch(/\/solicitacao-executivo\/cotacao\/:e1~/);
  await expectAccessible(page, 'the new address');
  await made.getByRole('button', { name: 'Fechar', exact: true }).click();

  const elsewhere = await otherBrowser();
  await elsewhere.goto(address);
  await expect(elsewhere.getByLabel('Produto', { exact: true })).toBeVisible();

  const row = page.getByRole('row', { name: new RegExp(COMPANY) }).first();
  await expect(row).toContainText('Ativo');
  await expectAccessible(page, 'links');
  await row.getByRole('button', { name: 'Ações' }).click();
  await page.getByRole('menuitem', { name: 'Revogar' }).click();
  const question = page.getByRole('dialog', { name: 'Revogar o link?' });
  await question.getByRole('button', { name: 'Revogar', exact: true }).click();
  await expect(page.getByText('Link revogado.')).toBeVisible();

  await elsewhere.goto(address);
  await elsewhere.waitForURL('**/unauthorized');
  const rows = await audited(product, 'executive-link:%');
  expect(rows.slice(-2)).toMatchObject([
    { action: 'executive-link.create', before: null, after: { revokedAt: null } },
    { action: 'executive-link.revoke', before: { revokedAt: null } },
  ]);
  const [, payload = '', signature = ''] = address.split('~');
  const kept = JSON.stringify(rows) + (await product.log());
  expect([payload, signature].filter((part) => kept.includes(part))).toEqual([]);
});
