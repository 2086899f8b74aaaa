import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible';
import { confirm, fillPayment, follow, openPayment, press, received } from './support/payment';
import { expect, test } from './support/test';

test('an offer is issued at once: the status page shows the policy and its billets @narrow', async ({
  page,
  context,
  signIn,
  desk,
}) => {
  const client = await desk('tomador');
  await signIn('tomador');
  const identifier = await client.register({ notice: 'emissao/1', guarantee: 10_000 });
  await openPayment(page, identifier);
  await fillPayment(page, 3);
  await expectAccessible(page, 'a payment');
  await press(page, 'Emitir Apólice');
  const question = page.getByRole('dialog', { name: 'Deseja emitir o apólice?' });
  await question.getByRole('button', { name: 'Não' }).click();
  await expect(question).toBeHidden();
  await press(page, 'Emitir Apólice');
  const draft = context.waitForEvent('page');
  await expect(question.getByText('3x no boleto')).toBeVisible();
  await confirm(page);
  await received(page);
  expect(new URL((await draft).url()).pathname).toBe(`/cotacao/${identifier}/minuta`);
  await follow(page);
  await page.waitForURL(`**/cotacao/${identifier}/status`);
  await expect(page.getByRole('heading', { name: 'Sua apólice foi emitida' })).toBeVisible();
  await expect(page.getByText('Emissão Realizada', { exact: true })).toBeVisible();
  await expect(page.getByText(/^\d{4}0775\d{7}00$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver apólice' })).toHaveAttribute(
    'href',
    /^\/apolices\/[\w-]+\/documento$/,
  );
  for (const [name, path] of [
    [/^Comprovante de solicitação/, 'comprovante'],
    [/^Minuta/, 'minuta'],
    [/^Proposta/, 'proposta'],
  ] as const) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', `/cotacao/${identifier}/${path}`);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expectAccessible(page, 'an issued quote');
  const billets = page.getByRole('table', { name: 'Boletos' });
  await expect(billets.getByRole('link', { name: /Ver boleto/ })).toHaveCount(3);
  await expect(billets.getByText('R$ 50,00')).toHaveCount(3);
  await expect(billets.getByText('Em Aberto')).toHaveCount(3);
});

test('an open offer is a policy after two clicks @narrow', async ({ page, signIn, desk }) => {
  const client = await desk('tomador');
  await signIn('tomador');
  const identifier = await client.register({ notice: 'emissao/3', guarantee: 10_000 });
  await page.goto(`/cotacao/${identifier}/status`);
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.evaluate(() => {
    addEventListener('click', () => (document.title = `${document.title}*`), true);
  });
  const clicks = async () => (await page.title()).split('*').length - 1;
  await press(page, 'Emitir Apólice');
  const question = page.getByRole('dialog', { name: /^Emitir a apólice por .* em 1x\?$/ });
  await expect(question.getByText('1x no boleto')).toBeVisible();
  await expectAccessible(page, 'the question of an offer');
  await question.getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByRole('heading', { name: 'Sua apólice foi emitida' })).toBeFocused();
  expect(await clicks()).toBe(2);
  for (const name of ['Baixar documentos', 'Compartilhar', 'Copiar Pix'])
    await expect(page.getByRole('button', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver apólice' })).toBeVisible();
  await expect(page.getByText(/Em breve/)).toHaveCount(0);
});

test('an offer becomes a proposal, is contracted and issued', async ({ page, signIn, desk }) => {
  const client = await desk('tomador');
  await signIn('tomador');
  const identifier = await client.register({ notice: 'emissao/2', guarantee: 10_000 });
  await page.goto(`/cotacao/${identifier}/status`);
  await expect(page.getByText('Emitir Apólice').first()).toBeVisible();
  await expectAccessible(page, 'an offer');
  await openPayment(page, identifier);
  await lookAtQuestions(page);
  await fillPayment(page, 2);
  await press(page, 'Emitir Apólice');
  await expectAccessible(page, 'question before issuing');
  await press(page, 'Não');
  await press(page, 'Pedir Proposta');
  await received(page);
  await expectAccessible(page, 'received');
  await follow(page);
  await expect(page.getByRole('heading', { name: 'Sua proposta está Pronta' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Forma de Pagamento' })).toBeVisible();
  const contract = page.getByRole('button', { name: 'Contratar' });
  await expect(contract).toBeDisabled();
  // What is disabled can still be pressed, to say why; a forced click does not wait for the page to stand still.
  // On a crowded machine what still comes of the page may take the focus from it meanwhile.
  await expect(async () => {
    await contract.press('Enter');
    await expect(page.getByText('Os termos e condições devem ser lidos e aceitos.')).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await expectAccessible(page, 'proposal, terms not ticked');
  await page.getByRole('button', { name: 'Ler os termos e condições' }).click();
  const commission = page.getByRole('dialog', { name: 'Termos e condições' });
  await expect(commission).toContainText('15% a 27%');
  await expect(commission).toContainText('15% a 30%');
  await commission.getByRole('button', { name: 'Fechar', exact: true }).click();
  const saved = page.waitForEvent('download');
  await press(page, 'Download Minuta');
  expect((await saved).suggestedFilename()).toBe(`minuta-${identifier}.pdf`);
  await page.getByLabel('Li e aceito os termos e condições').check();
  await contract.click();
  await confirm(page);
  await expect(page.getByText('Proposta aceita!')).toBeVisible();
  await page.waitForURL('**/status-solicitacao');
  await page.goto(`/cotacao/${identifier}/status`);
  await expect(page.getByRole('heading', { name: 'Sua apólice foi emitida' })).toBeVisible();
  await expect(page.getByText('Emissão Realizada', { exact: true })).toBeVisible();
  await expectAccessible(page, 'policy');
});

/** The empty payment, what it complains of, and what opens over it. */
async function lookAtQuestions(page: Page): Promise<void> {
  await expectAccessible(page, 'payment, empty');
  await press(page, 'Pedir Proposta');
  await expectAccessible(page, 'payment, with errors');
  await press(page, 'Ler os termos e condições');
  await expectAccessible(page, 'terms of commission');
  await press(page, 'Fechar');
  await press(page, 'Solicitar Análise');
  await expectAccessible(page, 'request for analysis');
  await press(page, 'Não');
}
