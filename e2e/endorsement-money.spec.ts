import type { Page } from '@playwright/test';
import { chooseType, toConfirmation } from './support/endorsement';
import { send } from './support/finish';
import { confirm, dueDate, follow, installments, press, received, terms } from './support/payment';
import { dateFromToday, proceed } from './support/bid';
import { expect, test } from './support/test';

/** Rows of the seed's README; each journey has a policy of its own. */
const LONG_OBJECT = '20260775900001200';
const UNDONE = '20260775900000800';
const BACKDATED = '20260775900001100';
const CANCELLED = '20260776900002100';
const CANCELLED_INCREASE = '20260776900002101';
const PAY_TO = 'financeiro@serraazul.com.br';

const SENDING = { operation: '/newEndorsement' };
const INCREASE = 'Aumento de Importância Segurada';
const amount = (page: Page) => page.getByLabel('Importância Segurada', { exact: true });
const start = (page: Page) => page.getByLabel('Início de Vigência', { exact: true });
const offer = (page: Page) => page.getByRole('region', { name: 'Seu endosso', exact: true });
const offered = (page: Page) => page.waitForURL(/\/endossos\/END\d{7}\/status$/);

/** Takes the offer that is open, and pays it in so many installments. */
async function pay(page: Page, many: number): Promise<void> {
  await press(page, 'Seguir com Emissão');
  if (await installments(page).isEditable()) await installments(page).selectOption({ index: many });
  await dueDate(page).fill(dateFromToday(10));
  await terms(page).check();
  await press(page, 'Emitir Endosso');
  await confirm(page);
  await received(page);
  await follow(page, 'seu endosso');
  await expect(page.getByRole('heading', { name: 'Seu endosso foi emitido' })).toBeVisible();
}

const sumIn = async (text: Promise<string>): Promise<number> =>
  Number(
    /R\$\s([\d.]+,\d\d)/
      .exec(await text)![1]!
      .replaceAll('.', '')
      .replace(',', '.'),
  );

test('pump: an increase of the last days gives back no more than it cost, and nothing is paid out that was never paid', async ({
  page,
  signIn,
  product,
}) => {
  await signIn('cliente', { at: `/apolices/${LONG_OBJECT}` });
  await press(page, 'Simular alteração');
  const before = await amount(page).inputValue();
  await page.goto(`/endossos/${LONG_OBJECT}`);
  await chooseType(page, INCREASE);
  const change = async () => {
    await start(page).fill(dateFromToday(100));
    await amount(page).fill('900000,00');
  };
  await toConfirmation(page, { change });
  await send(page, product, SENDING);
  await offered(page);
  const cost = await sumIn(offer(page).innerText());
  await pay(page, 1);

  await page.goto(`/apolices/${LONG_OBJECT}`);
  await press(page, 'Simular alteração');
  await amount(page).fill(before);
  const result = page.getByRole('region', { name: 'Resultado' });
  await expect(result).toContainText('Valor a devolver');
  expect(await sumIn(result.innerText())).toBeLessThanOrEqual(cost);
  await press(page, 'Pedir este endosso');
  await page.waitForURL(`**/endossos/${LONG_OBJECT}`);
  await toConfirmation(page);
  await send(page, product, SENDING);
  await offered(page);
  await expect(page.getByText(/Primeiro abate R\$\s[\d.,]+ de boletos em aberto\./)).toBeVisible();
});

test('stale start: an offer that is taken twenty days later shows both sums, and begins on that day', async ({
  page,
  signIn,
  product,
  faults,
}) => {
  // What the open page asks once it rests may come while the server is away.
  faults.expect(/ERR_CONNECTION_REFUSED/);
  await signIn('cliente', { at: `/endossos/${UNDONE}` });
  await chooseType(page, INCREASE);
  await toConfirmation(page, { change: () => amount(page).fill('900000,00') });
  await send(page, product, SENDING);
  await offered(page);
  const first = await sumIn(offer(page).innerText());
  await product.stop();
  await product.start({ clockOffsetDays: 20 });
  try {
    await page.reload();
    const notice = page.getByText(/A oferta era de/);
    await expect(notice).toContainText(`A alteração vale a partir de ${dateFromToday(20)}`);
    expect(await sumIn(notice.innerText())).toBe(first);
  } finally {
    await product.stop();
    await product.start();
  }
});

/** What the dialog of a sent request names. */
const sentAs = async (page: Page): Promise<string> => {
  const dialog = page.getByRole('dialog', { name: 'Sua solicitação está em análise' });
  return /END\d{7}/.exec(await dialog.innerText())![0];
};

test('backdating: a start before today goes to a person with its reason, who sees what it gives back', async ({
  page,
  signIn,
  otherBrowser,
  product,
}) => {
  const reason = page.getByLabel('Descrição do Endosso');
  await signIn('cliente', { at: `/endossos/${BACKDATED}` });
  await chooseType(page, 'Redução de Importância Segurada');
  const change = async () => {
    await start(page).fill(dateFromToday(-30));
    await amount(page).fill('50000,00');
    await expect(page.getByText(`a alteração começa a partir de ${dateFromToday(0)}`)).toBeVisible();
  };
  const why = async () => {
    await expect(page.getByText('A alteração começa antes de hoje: escreva por quê.')).toBeVisible();
    await reason.fill('A obra parou há um mês.');
    await proceed(page);
  };
  await toConfirmation(page, { change, why });
  await send(page, product, SENDING);
  const identifier = await sentAs(page);

  const executive = await otherBrowser();
  await signIn('executivo', { page: executive, at: `/executivo/solicitacoes/${identifier}` });
  await expect(executive.getByText('A alteração começa antes do dia do pedido.')).toBeVisible();
  await expect(executive.getByText('A obra parou há um mês.')).toBeVisible();
  // R$ 200.000,00 less over the 275 days that are left from then on, at 1.5% a year.
  await expect(executive.getByText('Neste endosso: devolução de até R$ 2.260,27')).toBeVisible();
});

test('cancellation: open billets are cancelled, and what was paid is a refund of its own', async ({
  page,
  signIn,
  otherBrowser,
  product,
}) => {
  await signIn('cliente', { at: `/endossos/${CANCELLED}` });
  await chooseType(page, INCREASE);
  const change = async () => {
    await page.getByLabel('Valor Contrato', { exact: true }).fill('9000000,00');
    await amount(page).fill('920000,00');
  };
  await toConfirmation(page, { change });
  await send(page, product, SENDING);
  await offered(page);
  await pay(page, 3);

  await page.goto(`/endossos/${CANCELLED}`);
  await chooseType(page, 'Cancelamento');
  await page.getByLabel('Descrição do Endosso').fill('A execução foi extinta.');
  const payTo = () => page.getByLabel('Chave Pix ou conta para devolução').fill(PAY_TO);
  await toConfirmation(page, { change: payTo });
  await send(page, product, SENDING);
  const identifier = await sentAs(page);
  await follow(page, 'seu endosso');

  const executive = await otherBrowser();
  await signIn('executivo', { page: executive, at: `/executivo/solicitacoes/${identifier}` });
  await executive.getByLabel('Prêmio líquido').fill('5000,00');
  await executive.getByLabel('Este valor é restituído ao cliente').check();
  await press(executive, 'Aprovar');
  await executive.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click();
  await expect(page.getByText('Este endosso devolve parte do prêmio')).toBeVisible();
  await press(page, 'Seguir com Emissão');
  await page.getByRole('dialog').getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByText('O endosso está sendo emitido.')).toBeVisible();
  await press(executive, 'Emitir endosso');
  await executive.getByRole('dialog').getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByRole('heading', { name: 'Seu endosso foi emitido' })).toBeVisible();

  const issued = page.getByRole('region', { name: 'Endosso emitido', exact: true });
  await expect(issued).toContainText('Abatido de boletos');
  await expect(issued).toContainText(`a pagar em ${PAY_TO}`);
  await executive.goto('/executivo/pagamentos');
  const refund = executive.getByRole('row').filter({ hasText: PAY_TO });
  await expect(refund).toContainText('A pagar');
  await page.goto('/financeiro');
  await page.getByRole('button', { name: /^Cancelado/ }).click();
  await expect(page.getByText(CANCELLED_INCREASE)).toHaveCount(3);
});
