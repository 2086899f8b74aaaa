import type { Page } from '@playwright/test';
import { chooseType, decide, toConfirmation } from './support/endorsement';
import { send } from './support/finish';
import { confirm, dueDate, follow, installments, received, terms } from './support/payment';
import { dateFromToday } from './support/bid';
import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

const NOWHERE = '20260775123456700';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Rows of the seed's README; each journey has a policy of its own. */
const INCREASED = '20260775900000100';
const CANCELLED = '20260775900000900';
const CORRECTED = '20260775900001000';
const TRIED = '20260776900001500';

test('a document of another brokerage is found nowhere, and may be asked for all the same', async ({
  page,
  signIn,
}) => {
  await signIn('cliente', { at: '/endossos' });
  await page.getByRole('combobox', { name: 'Número da Apólice/Endosso' }).pressSequentially(NOWHERE);
  const question = page.getByRole('dialog', { name: 'Documento não encontrado' });
  await expect(question).toContainText(NOWHERE);
  await press(page, 'Sim, seguir com solicitação');
  await expect(page.getByLabel('Número da Apólice/Endosso')).toHaveValue(NOWHERE);
  await chooseType(page, 'Aumento de Importância Segurada');
  await page.getByLabel('Produto').selectOption({ label: 'Risco de Engenharia' });
  await expect(page.getByText('Produto sem modalidade')).toBeVisible();
});

test('an expired policy is refused, but may be cancelled', async ({ page, signIn }) => {
  await signIn('cliente', { at: '/endossos/20260775900000300' });
  await expect(page.getByRole('combobox', { name: 'Número da Apólice/Endosso' })).not.toBeEditable();
  await chooseType(page, 'Aumento de Importância Segurada');
  const notice = page.getByRole('dialog', { name: 'A apólice/endosso informado está vencido' });
  await expect(notice).toContainText('procure seu executivo');
  await notice.getByRole('button', { name: 'Fechar' }).last().click();
  await chooseType(page, 'Cancelamento');
  await page.getByLabel('Descrição do Endosso').fill('O contrato terminou.');
  await press(page, 'Continuar');
  await expect(page.getByRole('heading', { name: 'Estado Atual do Documento' })).toBeFocused();
});

const SENDING = { operation: '/newEndorsement' };
const ISSUED = { name: 'Seu endosso foi emitido' };
const ANALYSED = { name: 'Sua solicitação está em análise' };

/** The request that the dialog of a sent one names. */
async function followed(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', ANALYSED);
  const [identifier] = /END\d{7}/.exec(await dialog.innerText())!;
  await follow(page, 'seu endosso');
  return identifier;
}

test('an increase is priced, is in the way of another browser, is paid and issued', async ({
  page,
  signIn,
  otherBrowser,
  product,
}) => {
  await signIn('cliente', { at: `/endossos/${INCREASED}` });
  await chooseType(page, 'Aumento de Importância Segurada');
  const change = () => page.getByLabel('Importância Segurada', { exact: true }).fill('300000');
  await toConfirmation(page, { change });
  await send(page, product, SENDING);
  await page.waitForURL(/\/endossos\/END\d{7}\/status$/);

  const other = await otherBrowser();
  await signIn('cliente', { page: other, at: `/endossos/${INCREASED}` });
  await chooseType(other, 'Prorrogação de Vigência');
  await expect(
    other.getByText('Já existe uma solicitação de endosso em andamento para esta apólice.'),
  ).toBeVisible();

  await press(page, 'Seguir com Emissão');
  await installments(page).selectOption({ index: 1 });
  await dueDate(page).fill(dateFromToday(10));
  await terms(page).check();
  await press(page, 'Emitir Endosso');
  await confirm(page);
  await received(page);
  await follow(page, 'seu endosso');
  await expect(page.getByRole('heading', ISSUED)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: /Ver boleto/ })).toBeVisible();
  await expectAccessible(page, 'endorsement-issued');
  await page.goto(`/apolices/${INCREASED}`);
  await expect(page.getByText('R$ 300.000,00').first()).toBeVisible();
});

test('a change that is tried on the policy’s page costs in the end what it showed', async ({
  page,
  signIn,
  product,
}) => {
  await signIn('cliente', { at: `/apolices/${TRIED}` });
  await press(page, 'Simular alteração');
  await page.getByLabel('Importância Segurada', { exact: true }).fill('300000');
  const result = page.getByRole('region', { name: 'Resultado' });
  await expect(result).toContainText('Aumento de Importância Segurada');
  const [sum] = /R\$\s[\d.]+,\d\d/.exec(await result.innerText())!;
  await expectAccessible(page, 'what-if');
  await press(page, 'Pedir este endosso');
  await page.waitForURL(`**/endossos/${TRIED}`);
  await toConfirmation(page);
  await send(page, product, SENDING);
  await page.waitForURL(/\/endossos\/END\d{7}\/status$/);
  await expect(page.getByText(sum).first()).toBeVisible();
});

test('a cancellation is issued with what it gives back, and the policy is cancelled', async ({
  page,
  signIn,
  desk,
  product,
}) => {
  await signIn('cliente', { at: `/endossos/${CANCELLED}` });
  await chooseType(page, 'Cancelamento');
  await page.getByLabel('Descrição do Endosso').fill('O contrato foi rescindido.');
  await toConfirmation(page);
  await send(page, product, SENDING);
  const identifier = await followed(page);

  const executive = await desk('executivo');
  const offer = { commercialPremium: -120.5, maxInstallments: 1, insurerName: 'Seguradora Sandbox' };
  await decide(executive, identifier, 'approve', offer);
  await expect(page.getByText('Este endosso devolve parte do prêmio')).toBeVisible();
  await expectAccessible(page, 'refund');
  await press(page, 'Seguir com Emissão');
  await expect(page.getByRole('dialog')).toContainText('R$ 120,50');
  await page.getByRole('dialog').getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByText('O endosso está sendo emitido.')).toBeVisible();
  await decide(executive, identifier, 'issue');
  await expect(page.getByRole('heading', ISSUED)).toBeVisible();
  await page.goto(`/apolices/${CANCELLED}`);
  await expect(page.getByText('Cancelado', { exact: true }).first()).toBeVisible();
});

test('a correction is decided and issued at the desk without a premium, and its request says so', async ({
  page,
  signIn,
  otherBrowser,
  product,
}) => {
  await signIn('cliente', { at: `/endossos/${CORRECTED}` });
  await chooseType(page, 'Correção de Dados ou do Objeto');
  await page.getByLabel('Descrição do Endosso').fill('O nome mudou.');
  const insured = () => page.getByLabel('Nome', { exact: true }).fill('Municipio da Estancia de Itu');
  await toConfirmation(page, { insured });
  await send(page, product, SENDING);
  const identifier = await followed(page);

  const executive = await otherBrowser();
  await signIn('executivo', { page: executive, at: `/executivo/solicitacoes/${identifier}` });
  await executive.getByLabel('Prêmio líquido').fill('0');
  await press(executive, 'Aprovar');
  const question = executive.getByRole('dialog');
  await expect(question).toContainText('O endosso não altera o prêmio');
  await question.getByRole('button', { name: 'Aprovar' }).click();
  await press(executive, 'Emitir endosso');
  await executive.getByRole('dialog').getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByRole('heading', ISSUED)).toBeVisible();
  await page.goto(`/apolices/${CORRECTED}`);
  await expect(page.getByText('Municipio da Estancia de Itu').first()).toBeVisible();
});
