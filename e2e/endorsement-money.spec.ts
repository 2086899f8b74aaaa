import type { Page } from '@playwright/test';
import { chooseType, toConfirmation } from './support/endorsement';
import { send } from './support/finish';
import { confirm, dueDate, follow, installments, press, received, terms } from './support/payment';
import { dateFromToday } from './support/bid';
import { expect, test } from './support/test';

/** Rows of the seed's README; each journey has a policy of its own. */
const LONG_OBJECT = '20260775900001200';
const UNDONE = '20260775900000800';

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
}) => {
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
