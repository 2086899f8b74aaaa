import { choose, filledAnswers, openConfirmation, proceed, resumeAt } from '../../e2e/support/bid';
import { chooseType } from '../../e2e/support/endorsement';
import { expect, test } from '../../e2e/support/test';
import { savePicture } from './savePicture';

const NOTICE = '12/2026';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('signing in', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('maria@suaempresa.com.br');
  await savePicture(page, 'entrar');
});

test('choosing a product', async ({ page, signIn }) => {
  await signIn('cliente');
  await page.goto('/cotacao');
  await choose(page, 'Produto', 'Seguro Garantia Setor Público');
  await choose(page, 'Modalidade', 'Licitante');
  await page.mouse.click(1, 1);
  await savePicture(page, 'escolha-do-produto');
});

test('filling and confirming', async ({ page, signIn, desk }) => {
  await signIn('cliente');
  const client = await desk('cliente');
  await resumeAt(page, client, 'object', await filledAnswers(client, NOTICE));
  // The step that is done shows above the open one.
  await page
    .locator('#step-object')
    .evaluate((step) => window.scrollTo(0, step.getBoundingClientRect().top + window.scrollY - 130));
  await savePicture(page, 'etapa-do-formulario');
  await openConfirmation(page, client, NOTICE);
  await page.getByRole('heading', { name: 'Confirme os dados da sua cotação' }).scrollIntoViewIfNeeded();
  await savePicture(page, 'confirmacao');
});

test('following a request, paying and issuing', async ({ page, signIn, desk }) => {
  test.setTimeout(180_000);
  const client = await desk('tomador');
  const identifier = await client.register({ notice: NOTICE, guarantee: 10_000 });
  await signIn('tomador');
  await page.goto(`/cotacao/${identifier}/status`);
  await expect(page.getByRole('button', { name: 'Seguir com Emissão' })).toBeVisible();
  await savePicture(page, 'situacao-da-cotacao');
  await page.getByRole('button', { name: 'Seguir com Emissão' }).click();
  const heading = page.getByRole('heading', { name: 'Dados de Pagamento' });
  await heading.evaluate((element) => element.scrollIntoView());
  await savePicture(page, 'pagamento');
  const payment = { paymentType: 1, installments: 1, firstInstallmentDueDateDelay: 10 };
  await client.call('POST', '/quote/payment', { request: { identifier, payment, acceptRequired: false } });
  await page.goto(`/cotacao/${identifier}/status`);
  await expect(page.getByRole('link', { name: /Ver apólice/ })).toBeVisible({ timeout: 90_000 });
  await savePicture(page, 'apolice-emitida');
});

test('asking for an endorsement', async ({ page, signIn }) => {
  await signIn('cliente', { at: '/endossos/20260775900000100' });
  await chooseType(page, 'Aumento de Importância Segurada');
  await expect(page.getByLabel('Produto')).not.toHaveValue('');
  await savePicture(page, 'tipo-de-endosso');
  for (const name of ['Estado Atual do Documento', 'Dados do Segurado', 'Dados do Novo Endosso']) {
    await proceed(page);
    await expect(page.getByRole('heading', { name })).toBeFocused();
  }
  await page.getByLabel('Importância Segurada', { exact: true }).fill('300000');
  const heading = page.getByRole('heading', { name: 'Dados do Novo Endosso' });
  await heading.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + scrollY - 40));
  await savePicture(page, 'dados-do-novo-endosso');
});

test('reaching the team', async ({ page, signIn }) => {
  await signIn('cliente');
  await page.getByRole('button', { name: 'Fale com o seu executivo' }).click();
  await expect(page.getByText('Superintendente')).toBeVisible();
  await savePicture(page, 'contatos');
});
