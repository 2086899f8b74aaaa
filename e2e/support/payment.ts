import { expect, type Page } from '@playwright/test';
import { dateFromToday } from './bid';

export const dueDate = (page: Page) => page.getByLabel('Vencimento da 1ª Parcela');
export const installments = (page: Page) => page.getByLabel('Parcelas', { exact: false }).first();
export const terms = (page: Page) => page.getByLabel('Li e aceito os termos e condições');
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** From the quote's page to its payment. */
export async function openPayment(page: Page, identifier: string): Promise<void> {
  await page.goto(`/cotacao/${identifier}`);
  await press(page, 'Seguir com Emissão');
  await expect(page.getByRole('heading', { name: 'Dados de Pagamento' })).toBeVisible();
}

/** A payment that every boleto offer allows: the first of its options, in ten days. */
export async function fillPayment(page: Page, option = 1): Promise<void> {
  await installments(page).selectOption({ index: option });
  await dueDate(page).fill(dateFromToday(10));
  await terms(page).check();
}

/** One installment: of a few options, of a searched list of many, or the only one there is. */
async function payAtOnce(page: Page): Promise<void> {
  const control = installments(page);
  if (!(await control.isEditable())) return;
  if ((await control.getAttribute('role')) !== 'combobox')
    return void (await control.selectOption({ index: 1 }));
  await control.click();
  await page
    .getByRole('option', { name: /^1x de/ })
    .first()
    .click();
}

/** Says yes to what is contracted, once the server has told how it is billed. */
export async function confirm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Vencimento da 1ª Parcela')).toBeVisible();
  const yes = dialog.getByRole('button', { name: 'Sim' });
  await expect(yes).toBeEnabled();
  await yes.press('Enter');
}

/** From the payment that an approved registration opens to its policy; its dialog and the draft's tab are passed. */
export async function issue(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Dados de Pagamento' })).toBeVisible();
  await dueDate(page).fill(dateFromToday(10));
  await payAtOnce(page);
  await terms(page).check();
  await press(page, 'Emitir Apólice');
  await confirm(page);
  await received(page);
  await follow(page);
  await expect(page.getByRole('heading', { name: 'Sua apólice foi emitida' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Ver boleto/ }).first()).toBeVisible();
}

/** After a payment: the draft opens in a tab of its own, and the request is received. */
export async function received(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Recebemos sua solicitação' })).toBeVisible();
}

/** Back from what was received to the quote or the endorsement. */
export async function follow(page: Page, what = 'sua cotação'): Promise<void> {
  await page.getByRole('link', { name: `Acompanhe ${what}`, exact: true }).click();
}
