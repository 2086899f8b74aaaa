import { dateFromToday } from './support/bid';
import { dueDate, fillPayment, installments, openPayment, press, received, terms } from './support/payment';
import { expect, test } from './support/test';

test('the form refuses what the offer does not allow, and clears a date that is out of range @narrow', async ({
  page,
  signIn,
  desk,
}) => {
  const client = await desk('tomador');
  await signIn('tomador');
  await openPayment(page, await client.register({ notice: 'pagamento/1', guarantee: 10_000 }));
  await expect(installments(page).getByRole('option')).toHaveText([
    'Escolha',
    /^1x de R\$\s150,00$/,
    /^2x de R\$\s75,00$/,
    /^3x de R\$\s50,00$/,
    /^4x de R\$\s37,50$/,
    /^5x de R\$\s30,00$/,
  ]);
  await dueDate(page).fill(dateFromToday(0));
  await dueDate(page).blur();
  await expect(page.getByText(`A data mínima permitida é ${dateFromToday(1)}`)).toBeVisible();
  await expect(dueDate(page)).toHaveValue('');
  await dueDate(page).fill(dateFromToday(31));
  await dueDate(page).blur();
  await expect(page.getByText(`A data máxima permitida é ${dateFromToday(30)}`)).toBeVisible();
  await expect(dueDate(page)).toHaveValue('');
  await dueDate(page).fill('31/02/2027');
  await dueDate(page).blur();
  await expect(page.getByText('Data inválida')).toBeVisible();
  await expect(dueDate(page)).toHaveValue('31/02/2027');
  await press(page, 'Pedir Proposta');
  const summary = page.getByRole('group', { name: 'Verifique os campos em destaque antes de prosseguir' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Parcelas: Preenchimento obrigatório',
    'Vencimento da 1ª Parcela: Data inválida',
    'Li e aceito os termos e condições: Os termos e condições devem ser lidos e aceitos.',
  ]);
  await dueDate(page).fill(dateFromToday(30));
  await dueDate(page).blur();
  await expect(dueDate(page)).toHaveValue(dateFromToday(30));
});

test('a premium above 500 for three months is paid at once', async ({ page, signIn, desk }) => {
  const client = await desk('tomador');
  await signIn('tomador');
  const changes = { objectProperty: { contractValue: 400_000_000 } };
  const identifier = await client.register({ notice: 'pagamento/2', guarantee: 4_000_000, changes });
  await openPayment(page, identifier);
  await expect(page.getByLabel('Parcelas')).toHaveValue(/^1x de R\$/);
  await expect(page.getByLabel('Parcelas')).not.toBeEditable();
});

test('an invoice client has one installment and no date to choose', async ({ page, signIn, desk }) => {
  const client = await desk('cliente');
  await signIn('cliente');
  const changes = {
    insured: { policyHolder: 'Tecnologia Rio Claro S.A.', documentNumber: '12ABC34501DE35' },
    requester: { name: 'Clara Nogueira', phone: '11987650011', email: 'cliente@lastro.test' },
  };
  const identifier = await client.register({ notice: 'pagamento/3', guarantee: 10_000, changes });
  await openPayment(page, identifier);
  await expect(page.getByLabel('Forma de Pagamento')).toHaveValue('Fatura');
  await expect(page.getByLabel('Parcelas')).toHaveValue(/^1x de R\$/);
  await expect(dueDate(page)).toHaveCount(0);
  await terms(page).check();
  const sent = page.waitForRequest('**/api/quote/payment');
  await press(page, 'Pedir Proposta');
  expect((await sent).postDataJSON()).toEqual({
    request: { identifier, payment: { paymentType: 5, installments: 1 }, acceptRequired: true },
  });
  await received(page);
});

test('what was chosen outlives leaving, a lost answer and a stopped server, and is paid once', async ({
  page,
  product,
  signIn,
  desk,
  faults,
}) => {
  faults.expect(/api\//);
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
  await press(page, 'Pedir Proposta');
  await received(page);
  expect(keys.length).toBe(3);
  expect(new Set(keys).size).toBe(1);
});

test('a double press pays once', async ({ page, signIn, desk }) => {
  const client = await desk('tomador');
  await signIn('tomador');
  await openPayment(page, await client.register({ notice: 'pagamento/5', guarantee: 10_000 }));
  await fillPayment(page);
  let payments = 0;
  page.on('request', (request) => (payments += request.url().endsWith('/quote/payment') ? 1 : 0));
  await page.getByRole('button', { name: 'Pedir Proposta' }).dblclick();
  await received(page);
  expect(payments).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('#quote-status')).toBeFocused();
});

test('a quote that somebody else has paid meanwhile says so and shows where it is @narrow', async ({
  page,
  signIn,
  desk,
  faults,
}) => {
  faults.expect(/quote\/payment/);
  const client = await desk('tomador');
  await signIn('tomador');
  const identifier = await client.register({ notice: 'pagamento/6', guarantee: 10_000 });
  await openPayment(page, identifier);
  await fillPayment(page);
  // The news of it does not reach this page.
  faults.expect(/quote\?identifier/);
  await page.route('**/api/quote?identifier=*', (route) => route.abort());
  const payment = { paymentType: 1, installments: 1, firstInstallmentDueDateDelay: 5 };
  await client.call('POST', '/quote/payment', { request: { identifier, payment, acceptRequired: true } });
  await press(page, 'Pedir Proposta');
  await expect(page.getByText('A situação atual da cotação não permite esta operação.').last()).toBeVisible();
  await press(page, 'Fechar');
  await page.unroute('**/api/quote?identifier=*');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Forma de Pagamento' })).toBeVisible();
});

test('an offer that goes while its form is open takes the form along, and says so', async ({
  page,
  signIn,
  desk,
}) => {
  const client = await desk('tomador');
  await signIn('tomador');
  const identifier = await client.register({ notice: 'pagamento/8', guarantee: 10_000 });
  await openPayment(page, identifier);
  await fillPayment(page);
  await press(page, 'Emitir Apólice');
  await client.call('POST', '/quote/analysis', { identifier });
  const told = page.getByText('A situação desta cotação mudou para Cotação em Análise.');
  await expect(told).toBeVisible();
  await press(page, 'Fechar');
  await expect(page.locator('#quote-status')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Dados de Pagamento' })).toHaveCount(0);
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
  await dialog.getByRole('button', { name: 'Sim' }).press('Enter');
  await received(page);
});
