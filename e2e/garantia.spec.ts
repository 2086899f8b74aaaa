import { choose, dateFromToday, proceed } from './support/bid';
import { confirm, toConfirmation } from './support/finish';
import { lookAtEmptyStep, lookAtStep } from './support/looks';
import { issue } from './support/payment';
import { expect, test } from './support/test';

test('a tax enforcement chosen on the selection page asks as a court does, and is registered and priced', async ({
  page,
  signIn,
  product,
}) => {
  await signIn('cliente', { at: '/cotacao' });
  await choose(page, 'Produto', 'Seguro Garantia Judicial');
  await choose(page, 'Modalidade', 'Judicial Execução Fiscal');
  await proceed(page);
  await page.waitForURL(/\/cotacao\/garantia$/);
  await lookAtStep(page, 'details');
  await expect(page.getByRole('heading', { name: 'Reclamante' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recursos' })).toBeHidden();
  await proceed(page);

  await lookAtEmptyStep(page, 'insured');
  await choose(page, 'Tomador', 'Construtora Serra Azul Ltda');
  await page.getByLabel('CPF/CNPJ do Segurado').fill('87.654.321/0001-98');
  await page.getByLabel('CPF/CNPJ do Segurado').blur();
  await expect(page.getByLabel('Nome do Segurado')).not.toHaveValue('');
  await expect(page.getByLabel('Data de Abertura')).toHaveValue('02/03/2009');
  await proceed(page);

  await lookAtEmptyStep(page, 'claimant');
  await page.getByLabel('CPF/CNPJ do Reclamante').fill('76.543.210/0001-98');
  await page.getByLabel('CPF/CNPJ do Reclamante').blur();
  await expect(page.getByLabel('Nome do Reclamante')).not.toHaveValue('');
  await page.getByLabel('CEP').fill('01310-100');
  await expect(page.getByLabel('Logradouro')).toHaveValue('Avenida Paulista');
  await page.getByLabel('Número', { exact: true }).fill('1000');
  await proceed(page);

  await lookAtEmptyStep(page, 'object');
  await page.getByLabel('Número do Processo').fill('0001234-28.2026.5.02.0001');
  await page.getByLabel('Nome do Juízo').fill('2ª Vara de Execuções Fiscais');
  await expect(page.getByText('O dígito verificador não confere com o número do processo.')).toBeVisible();
  await page.getByLabel('Número da CDA').fill('80 6 26 000001-10');
  await page.getByLabel('Início de Vigência').fill(dateFromToday(0));
  await page.getByLabel('Prazo em Anos').fill('4');
  await page.getByLabel('Valor Garantia').fill('100000,00');
  await expect(
    page.getByText('O prazo mínimo para execução fiscal é de 5 anos.', { exact: true }),
  ).toBeVisible();
  await page.getByLabel('Prazo em Anos').fill('5');
  await page.getByLabel('Objeto', { exact: true }).fill('Execução fiscal de ICMS.');
  await expect(page.getByLabel('Importância Segurada')).toHaveValue(/100\.000,00/);
  await proceed(page);

  await toConfirmation(page);

  const guaranteeOther = await confirm(page, product, '/quote/guaranteeOther', 'guaranteeOther');
  expect(guaranteeOther).toMatchObject({
    detailsProduct: { modalityType: 'Judicial', modality: 'Judicial Execução Fiscal' },
    claimant: { document: '76543210000198', city: 'São Paulo' },
    objectProperty: { CDANumber: '80 6 26 000001-10', deadline: 5, insuredImportance: 100_000 },
  });
  expect(guaranteeOther).not.toHaveProperty('resource');
  await expect(page).toHaveURL(/\/cotacao\/OG.*\/status$/);
  await expect(page.getByText('Emitir Apólice').first()).toBeVisible();
  // 1.8% a year for five years, with one or two days of leap years.
  await expect(page.getByText(/R\$\s9\.00[49],\d\d/).first()).toBeVisible();
  await issue(page);
});
