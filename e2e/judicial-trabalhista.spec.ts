import { choose, proceed } from './support/bid';
import { confirm, toConfirmation } from './support/finish';
import { lookAtEmptyStep } from './support/looks';
import { issue } from './support/payment';
import { expect, test } from './support/test';

const COMPANY = 'Construtora Serra Azul Ltda';
const COURT = 'TRT 2ª Região - São Paulo (capital e litoral)';
const SECTION = '1ª Vara do Trabalho de São Paulo';

test('a labour claim finds its claimant, address and court, and is registered and priced', async ({
  page,
  signIn,
  product,
}) => {
  await signIn('cliente', { at: '/cotacao/judicial-trabalhista' });
  await lookAtEmptyStep(page, 'holder');
  await choose(page, 'Tomador', COMPANY);
  await proceed(page);

  await lookAtEmptyStep(page, 'claimant');
  await page.getByLabel('CPF/CNPJ do Reclamante').fill('529.982.247-25');
  await page.getByLabel('CPF/CNPJ do Reclamante').blur();
  await expect(page.getByLabel('Nome do Reclamante')).toHaveValue(/^João/);
  await expect(page.getByLabel('Cidade')).toHaveValue('Belo Horizonte');
  await page.getByLabel('CEP').fill('01310-100');
  await expect(page.getByLabel('Logradouro')).toHaveValue('Avenida Paulista');
  await expect(page.getByLabel('Estado')).toHaveValue('SP');
  await expect(page.getByLabel('Cidade')).toHaveValue('São Paulo');
  await proceed(page);

  await lookAtEmptyStep(page, 'object');
  await page.getByLabel('Número do Processo').fill('0001234-27.2026.5.02.0001');
  await expect(page.getByLabel('Tribunal Regional do Trabalho')).toHaveValue(COURT);
  await choose(page, 'Vara do Trabalho', SECTION);
  await page.getByLabel('Ação Proposta').fill('Reclamação trabalhista');
  await page.getByLabel('Valor Garantia').fill('100000,00');
  await expect(page.getByLabel('Importância Segurada')).toHaveValue(/130\.000,00/);
  await page.getByLabel('Importância Segurada').fill('120000,00');
  await expect(page.getByLabel('Percentual de Agravo')).toHaveValue(/^20/);
  await page.getByLabel('Objeto', { exact: true }).fill('Garantia da execução.');
  await proceed(page);

  await toConfirmation(page);

  const judicialLabor = await confirm(page, product, '/judicial-labor', 'judicialLabor');
  expect(judicialLabor).toMatchObject({
    claimant: { document: '52998224725', cep: '01310100', state: 'SP', city: 'São Paulo' },
    objectProperty: {
      processNumber: '0001234-27.2026.5.02.0001',
      courtRegionalLabor: { id: 2, descricao: COURT },
      courtSection: { descricao: SECTION },
      percentageHarm: '20',
      insuredImportance: 120_000,
      deadline: 3,
    },
  });
  await expect(page).toHaveURL(/\/cotacao\/JT.*\/status$/);
  await expect(page.getByText('Emitir Apólice').first()).toBeVisible();
  await issue(page);
});
