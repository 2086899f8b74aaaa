import type { Page } from '@playwright/test';
import { choose, dateFromToday, proceed } from './support/bid';
import { confirm, toConfirmation } from './support/finish';
import { lookAtEmptyStep } from './support/looks';
import { issue } from './support/payment';
import { expect, test } from './support/test';

const COMPANY = 'Construtora Serra Azul Ltda';
const NOTE = 'A cobertura para multa é obrigatória para performance pública';

function coverage(page: Page, name: string) {
  return page.getByRole('radiogroup', { name });
}

test('a public performance covers the fine, composes its text, and is registered and priced', async ({
  page,
  signIn,
  product,
}) => {
  await signIn('cliente', { at: '/cotacao/garantia/performance' });

  await lookAtEmptyStep(page, 'rule');
  await choose(page, 'Tipo de Performance', 'Performance privada');
  await coverage(page, 'Cobertura para multa').getByLabel('Não').check();
  await coverage(page, 'Cobertura para cláusula trabalhista').getByLabel('Não').check();
  await choose(page, 'Tipo de Performance', 'Performance pública');
  await expect(page.getByText(NOTE)).toBeVisible();
  await expect(coverage(page, 'Cobertura para multa').getByLabel('Sim')).toBeChecked();
  await expect(coverage(page, 'Cobertura para multa').getByLabel('Não')).toBeDisabled();
  await expect(coverage(page, 'Cobertura para cláusula trabalhista').getByLabel('Não')).not.toBeChecked();
  await coverage(page, 'Cobertura para cláusula trabalhista').getByLabel('Sim').check();
  await coverage(page, 'Obra civil').getByLabel('Sim').check();
  await proceed(page);

  await lookAtEmptyStep(page, 'insured');
  await choose(page, 'Tomador', COMPANY);
  await page.getByLabel('CPF/CNPJ do Segurado').fill('87.654.321/0001-98');
  await page.getByLabel('CPF/CNPJ do Segurado').blur();
  await expect(page.getByLabel('Nome do Segurado')).not.toHaveValue('');
  await proceed(page);

  await lookAtEmptyStep(page, 'object');
  await expect(page.getByLabel('Complemento do Objeto')).not.toBeEditable();
  await page.getByLabel('Número do Contrato').fill('77/2026');
  await page.getByLabel('Número do Processo').fill('4');
  await page.getByLabel('Complemento do Objeto').fill('Construção da ponte.');
  await expect(page.getByLabel('Texto do Objeto')).toHaveValue(
    'Contrato: 77/2026 e no Processo: 4. Construção da ponte.',
  );
  await page.getByLabel('Início de Vigência').fill(dateFromToday(0));
  await page.getByLabel('Prazo em Dias').fill('365');
  await page.getByLabel('Valor Contrato').fill('1000000,00');
  await page.getByLabel('Percentual da Garantia').fill('4');
  await expect(page.getByLabel('Valor Garantia')).toHaveValue(/40\.000,00/);
  await page.getByLabel('Valor Garantia').fill('50000,00');
  await expect(page.getByLabel('Percentual da Garantia')).toHaveValue(/^5/);
  await proceed(page);

  await toConfirmation(page);

  const performance = await confirm(page, product, '/quote/performance', 'performance');
  expect(performance).toMatchObject({
    Rule: { Modality: 2, CoverageFine: true, CoverageLabor: true, CivilWork: true },
    ObjectProperty: { PercentageGuarantee: '5,00', GuaranteeAmount: 50_000 },
  });
  await expect(page).toHaveURL(/\/cotacao\/PER.*\/status$/);
  await expect(page.getByText('Emitir Apólice').first()).toBeVisible();
  await expect(page.getByText('R$ 750,00').first()).toBeVisible();
  await issue(page);
});
