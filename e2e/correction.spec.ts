import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

/** More than 1% and at most 10% of the contract: the insurer leaves it to a person. */
const ANALYSED = 20_000;

test('the desk asks for a correction, the customer corrects it, and the desk sees what changed and approves', async ({
  page,
  signIn,
  desk,
  otherBrowser,
}) => {
  const client = await desk('tomador');
  const identifier = await client.register({ notice: 'corrigir/1', guarantee: ANALYSED });
  await signIn('executivo', { at: `/executivo/solicitacoes/${identifier}/dados-gerais` });
  await expect(page.getByText('A garantia de proposta excede 1%').first()).toBeVisible();
  await page.getByRole('button', { name: 'Pedir correção' }).click();
  const asking = page.getByRole('dialog', { name: 'Pedir correção ao cliente' });
  await asking.getByRole('checkbox', { name: /^Número do Edital/ }).check();
  await asking.getByLabel('O que corrigir em Número do Edital').fill('O edital publicado é o 2.');
  await expectAccessible(page, 'asking for a correction');
  await asking.getByRole('button', { name: 'Pedir correção' }).click();
  await expect(page.getByText('Com o cliente')).toBeVisible();

  const customer = await otherBrowser();
  await signIn('tomador', { page: customer, at: `/cotacao/${identifier}/status` });
  await customer.getByRole('link', { name: 'Corrigir agora' }).click();
  const notice = customer.getByLabel('Número do Edital');
  await expect(notice).toHaveValue('corrigir/1');
  await expect(customer.getByText('O edital publicado é o 2.')).toBeVisible();
  await notice.fill('corrigir/2');
  await expect(customer.getByRole('region', { name: 'O que muda junto' })).toContainText('corrigir/2');
  // What is typed is kept here a moment after, and is there again.
  await expect
    .poll(() => customer.evaluate(() => Object.keys(localStorage).some((key) => key.includes('correcao/'))))
    .toBe(true);
  await customer.reload();
  await expect(notice).toHaveValue('corrigir/2');
  await expectAccessible(customer, 'answering a correction');
  await customer.getByRole('button', { name: 'Enviar correção' }).click();
  await customer.waitForURL(`**/cotacao/${identifier}/status`);
  await expect(customer.getByText('Correção enviada').first()).toBeVisible();
  await expectAccessible(customer, 'a correction that was sent');
  await customer.goto(`/cotacao/${identifier}/correcao`);
  await expect(customer.getByText('Situação da solicitação')).toContainText('Cotação em Análise');

  const changed = page.getByRole('list', { name: 'O que mudou' });
  await expect(changed).toContainText('Número do Edital: corrigir/1 → passou a corrigir/2');
  await expectAccessible(page, 'what was corrected');
  await page.getByLabel('Prêmio líquido').fill('480,50');
  await page.getByRole('button', { name: 'Aprovar' }).click();
  await page
    .getByRole('dialog', { name: 'Aprovar a cotação?' })
    .getByRole('button', { name: 'Aprovar' })
    .click();
  await expect(page.getByText('A oferta está com o cliente')).toBeVisible();
});
