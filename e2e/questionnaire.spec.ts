import type { Page } from '@playwright/test';
import { choose, dateFromToday, proceed } from './support/bid';
import { passToAnswer } from './support/finish';
import { expect, test } from './support/test';

/** A private performance for the insured of that document, up to the confirmation. */
async function fill(page: Page, document: string) {
  await choose(page, 'Tipo de Performance', 'Performance privada');
  for (const name of ['Cobertura para multa', 'Cobertura para cláusula trabalhista']) {
    await page.getByRole('radiogroup', { name }).getByLabel('Não').check();
  }
  await proceed(page);
  await choose(page, 'Tomador', 'Construtora Serra Azul Ltda');
  await page.getByLabel('CPF/CNPJ do Segurado').fill(document);
  await page.getByLabel('CPF/CNPJ do Segurado').blur();
  await expect(page.getByLabel('Nome do Segurado')).not.toHaveValue('');
  await proceed(page);
  await page.getByLabel('Número do Contrato').fill('77/2026');
  await page.getByLabel('Complemento do Objeto').fill('Construção da ponte.');
  await page.getByLabel('Início de Vigência').fill(dateFromToday(0));
  await page.getByLabel('Prazo em Dias').fill('365');
  await page.getByLabel('Valor Contrato').fill('1000000,00');
  await page.getByLabel('Percentual da Garantia').fill('5');
  for (let step = 0; step < 3; step += 1) await proceed(page);
  await expect(page.getByRole('heading', { name: 'Confirme os dados da sua cotação' })).toBeVisible();
}

test('after registration an administrative insured brings a question, and its answer is kept', async ({
  page,
  signIn,
  product,
}) => {
  await signIn('cliente', { at: '/cotacao/garantia/performance' });
  await fill(page, '98.877.665/0001-82');
  await page.clock.install();
  await proceed(page);

  const dialog = page.getByRole('dialog', { name: 'Mais uma pergunta' });
  await expect(dialog.getByRole('progressbar', { name: 'Tempo para responder' })).toBeVisible();
  const answered = page.waitForResponse((response) => response.url().endsWith('/questionnaire'));
  await dialog.getByRole('button', { name: 'Sim' }).click();
  const response = await answered;
  expect(response.status()).toBe(200);
  expect(response.request().postDataJSON()).toMatchObject({
    questionnaire: { produto: 'garantia-performance', percentualAgravo: '5,00', ExigeSeguro: true },
  });
  await expect(
    page.getByText('Obrigado, o executivo responsável entrará em contato o mais breve possível.'),
  ).toBeVisible();
  const { identifier } = response.request().postDataJSON() as { identifier: string };
  await passToAnswer(page, product, identifier);
  await page.waitForURL(`**/cotacao/${identifier}/status`);
});
