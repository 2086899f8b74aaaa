import { dateFromToday } from './support/bid';
import {
  confirm,
  dueDate,
  fillPayment,
  installments,
  openPayment,
  press,
  received,
  terms,
} from './support/payment';
import { expect, test } from './support/test';

test('what was chosen outlives leaving, a lost answer and a stopped server, and a double press pays it once', async ({
  page,
  product,
  signIn,
  desk,
  faults,
}) => {
  faults.expect(/api\//);
  // The line would tell the page of the payment whose answer is lost, and there would be nothing left to press.
  await page.routeWebSocket(/notification\/hub/, (socket) => socket.close());
  const client = await desk('tomador');
  await signIn('tomador');
  const identifier = await client.register({ notice: 'pagamento/4', guarantee: 10_000 });
  await openPayment(page, identifier);
  await fillPayment(page, 2);
  await press(page, 'Voltar');
  await page.goto('/inicio');
  await openPayment(page, identifier);
  await expect(installments(page)).toHaveValue('1');
  await expect(dueDate(page)).toHaveValue(dateFromToday(10));
  await expect(terms(page)).toBeChecked();

  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/quote/payment')) keys.push(request.headers()['idempotency-key']);
  });
  await product.kill();
  await press(page, 'Pedir Proposta');
  await expect(page.getByText('Não foi possível falar com o servidor.')).toBeVisible();
  await expect(page.getByText('O que você preencheu continua aqui.')).toBeVisible();
  await product.start();
  // The server does what it is asked, and its answer is lost.
  await page.route(
    '**/api/quote/payment',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await press(page, 'Pedir Proposta');
  await expect(page.getByRole('button', { name: 'Pedir Proposta' })).toBeEnabled();
  await page.getByRole('button', { name: 'Pedir Proposta' }).dblclick();
  await received(page);
  expect(keys.length).toBe(3);
  expect(new Set(keys).size).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('#quote-status')).toBeFocused();
});

test('the whole payment is made by keyboard', async ({ page, signIn, desk }) => {
  const client = await desk('tomador');
  await signIn('tomador');
  const identifier = await client.register({ notice: 'pagamento/7', guarantee: 10_000 });
  await page.goto(`/cotacao/${identifier}`);
  await page.getByRole('button', { name: 'Seguir com Emissão' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Dados de Pagamento' })).toBeFocused();
  const tab = async (target: ReturnType<typeof page.getByLabel>) => {
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(target).toBeFocused({ timeout: 100 });
    }).toPass();
  };
  await tab(installments(page));
  await page.keyboard.press('ArrowDown');
  await tab(dueDate(page));
  await page.keyboard.type(dateFromToday(3).replaceAll('/', ''));
  await tab(terms(page));
  await page.keyboard.press('Space');
  await tab(page.getByRole('button', { name: 'Emitir Apólice' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Deseja emitir o apólice?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Emitir Apólice' })).toBeFocused();
  await page.keyboard.press('Enter');
  await confirm(page);
  await received(page);
});
