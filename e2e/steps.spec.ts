import { approvedBid, dateFromToday, filledAnswers, resumeAt, ROUTE } from './support/bid';
import { register } from './support/finish';
import { expect, test } from './support/test';

test("the browser's Back goes a step back, forward again, and from the first step out of the wizard", async ({
  page,
  signIn,
  desk,
}) => {
  await signIn('cliente', { at: '/inicio' });
  const client = await desk('cliente');
  await resumeAt(page, client, 'requester', await filledAnswers(client, 'voltar/1'));
  const at = (step: string) => expect(page.locator(`#step-${step} form`)).toBeVisible();
  await page.goBack();
  await at('object');
  await page.getByLabel('Número do Edital').fill('voltar/2');
  await page.goBack();
  await at('insured');
  await page.goForward();
  await expect(page.getByLabel('Número do Edital')).toHaveValue('voltar/2');
  await page.goForward();
  await at('requester');
  for (const step of ['object', 'insured']) {
    await page.goBack();
    await at(step);
  }
  await page.goBack();
  await expect(page.locator('#step-insured')).toBeHidden();
});

test('no key is lost after Tab from a list that scrolls, nor after a number that nothing before had', async ({
  page,
  signIn,
  desk,
}) => {
  const client = await desk('cliente');
  const notices = Array.from({ length: 12 }, (_, at) => ({ Value: `${at + 10}/2025`, Name: null }));
  await page.route('**/api/quotes/recent-answers?*', (route) =>
    route.fulfill({ json: { Data: [{ Path: 'objectProperty.noticeNumber', Answers: notices }] } }),
  );
  await signIn('cliente', { at: '/inicio' });
  await page.goto(ROUTE);
  await page.getByLabel('Tipo de Licitação').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('#step-insured').locator(':focus')).toBeVisible();

  await resumeAt(page, client, 'object', await filledAnswers(client, ''));
  const notice = page.getByRole('combobox', { name: 'Número do Edital' });
  await notice.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option')).toHaveCount(12);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Início de Vigência')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('987');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(dateFromToday(3).replaceAll('/', ''));
  await expect(notice).toHaveValue('987');
  await expect(page.getByLabel('Início de Vigência')).toHaveValue(dateFromToday(3));
  const contract = page.getByLabel('Valor Contrato');
  await contract.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('7');
  await page.keyboard.press('Control+z');
  await expect(contract).toHaveValue('1.000.000,00');
});

test('keyboard only: from sign-in to the registered quote', async ({ page, desk, product }) => {
  await desk('tomador');
  const press = (key: string) => page.keyboard.press(key);
  const type = (text: string) => page.keyboard.type(text);
  const tabTo = async (label: string) => {
    const target = page.getByLabel(label, { exact: true });
    await expect(async () => {
      await press('Tab');
      await expect(target).toBeFocused({ timeout: 50 });
    }).toPass({ intervals: [0], timeout: 60_000 });
  };
  const tabToButton = async (name: string) => {
    const target = page.getByRole('button', { name, exact: true });
    await expect(async () => {
      await press('Tab');
      await expect(target).toBeFocused({ timeout: 50 });
    }).toPass({ intervals: [0], timeout: 60_000 });
  };
  await page.goto(ROUTE);
  await page.getByLabel('E-mail').focus();
  await type('tomador@lastro.test');
  await tabTo('Senha');
  await type('Lastro#2026');
  await press('Enter');
  await page.waitForURL(`**${ROUTE}`);
  await expect(page.getByLabel('CPF/CNPJ do Segurado')).toBeVisible();
  await tabTo('CPF/CNPJ do Segurado');
  await type('98877665000182');
  await tabTo('Tipo de Licitação');
  await expect(page.getByLabel('Nome do Segurado')).toHaveValue('MUNICIPIO DE AURORA DO VALE');
  await type('pregão e');
  await press('Enter');
  await expect(page.getByLabel('Tipo de Licitação')).toHaveValue('Pregão eletrônico');
  await press('Enter');
  await expect(page.locator('#step-object-title')).toBeFocused();
  await tabTo('Número do Edital');
  await type('teclado/1');
  await tabTo('Início de Vigência');
  const start = page.getByLabel('Início de Vigência');
  const opener = page.getByRole('button', { name: 'Abrir calendário' }).first();
  await press('Tab');
  await press('Enter');
  await expect(page.getByRole('dialog', { name: 'Escolher data' })).toBeVisible();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowRight']) await press(key);
  await press('Enter');
  await expect(start).toHaveValue(dateFromToday(2));
  await expect(opener).toBeFocused();
  await press('Enter');
  await press('Escape');
  await expect(page.getByRole('dialog', { name: 'Escolher data' })).toBeHidden();
  await expect(opener).toBeFocused();
  await tabTo('Prazo em Dias');
  await type('90');
  await tabTo('Valor Contrato');
  await type('1000000,00');
  await tabTo('Valor Garantia');
  await type('10000,00');
  await tabTo('Complemento do Objeto');
  await type(approvedBid.complement);
  await tabToButton('Continuar');
  await press('Enter');
  await expect(page.locator('#step-requester-title')).toBeFocused();
  await tabTo('Nome do Solicitante');
  await press('Enter');
  await expect(page.locator('#step-files-title')).toBeFocused();
  await tabToButton('Continuar');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Confirme os dados da sua cotação' })).toBeVisible();
  await tabToButton('Continuar');
  await register(page, product, { press: () => press('Enter') });
  await expect(page.getByRole('heading', { name: 'Dados de Pagamento' })).toBeVisible();
  await tabToButton('Voltar');
  await press('Enter');
  await expect(page.getByText('teclado/1', { exact: true })).toBeVisible();
});
