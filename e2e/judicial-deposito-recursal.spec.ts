import { choose, proceed } from './support/bid';
import { confirm, toConfirmation } from './support/finish';
import { lookAtEmptyStep, lookAtStep } from './support/looks';
import { issue } from './support/payment';
import { expect, test } from './support/test';

const COMPANY = 'Construtora Serra Azul Ltda';
const NOTICE = 'O dígito verificador não confere com o número do processo.';

test('an appeal deposit has the ceiling of its appeal and 30%, and is registered and priced', async ({
  page,
  signIn,
  product,
}) => {
  await signIn('cliente', { at: '/cotacao/judicial-deposito-recursal' });
  await lookAtEmptyStep(page, 'details');
  await page.getByLabel('Tipo de Recurso').focus();
  await choose(page, 'Tipo de Recurso', 'Recurso Extraordinário');
  await page.getByLabel('Tipo de Recurso').blur();
  await expect(
    page.getByText('O recurso extraordinário não exige depósito recursal (STF, tema 679).', { exact: true }),
  ).toBeVisible();
  await choose(page, 'Tipo de Recurso', 'Recurso Ordinário');
  await proceed(page);

  await lookAtEmptyStep(page, 'holder');
  await page.getByRole('combobox', { name: 'Tomador' }).selectOption({ label: COMPANY });
  await proceed(page);
  await lookAtStep(page, 'values');
  await expect(page.getByLabel('Valor do Depósito Recursal')).toHaveValue(/14\.411,57/);
  await expect(page.getByLabel('Importância Segurada')).toHaveValue(/18\.735,04/);
  await expect(page.getByLabel('Importância Segurada')).not.toBeEditable();
  await page.getByLabel('Valor do Depósito Recursal').fill('10000,00');
  await page.getByLabel('Valor do Depósito Recursal').blur();
  await expect(page.getByText(/^O teto vigente para este recurso é R\$\s14\.411,57\./)).toBeVisible();
  await expect(page.getByLabel('Importância Segurada')).toHaveValue(/13\.000,00/);
  await proceed(page);

  await lookAtEmptyStep(page, 'insured');
  await page.getByLabel('CPF/CNPJ do Reclamante').fill('529.982.247-25');
  await page.getByLabel('CPF/CNPJ do Reclamante').blur();
  await expect(page.getByLabel('Cidade')).toHaveValue('Belo Horizonte');
  await page.getByLabel('Número do Processo').fill('0001234-28.2026.5.03.0001');
  await page.getByLabel('Número do Processo').blur();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByLabel('Tribunal Regional do Trabalho')).toHaveValue(/^TRT 3ª/);
  await choose(page, 'Vara do Trabalho', '2ª Vara do Trabalho de Belo Horizonte');
  await page.getByLabel('Objeto', { exact: true }).fill('Depósito do recurso ordinário.');
  await proceed(page);

  await toConfirmation(page);

  const appealDeposit = await confirm(page, product, '/quote/judicial', 'appealDeposit');
  expect(appealDeposit).toMatchObject({
    DetailsProduct: { Modality: 'Judicial Depósito Recursal', AppealType: 'OrdinaryAppeal' },
    ValuesDeadlines: {
      Deadline: 3,
      PercentageHarm: '30',
      AppealDepositValue: 10_000,
      InsuredImportance: 13_000,
    },
    InsuredObjectProperty: { CEP: '30130010', CourtRegionalLabor: { id: 3 } },
  });
  await expect(page).toHaveURL(/\/cotacao\/JDR.*\/status$/);
  await expect(page.getByText('Emitir Apólice').first()).toBeVisible();
  await issue(page);
});
