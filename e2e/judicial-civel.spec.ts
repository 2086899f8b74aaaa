import { choose, dateFromToday, proceed } from './support/bid';
import { toConfirmation } from './support/finish';
import { lookAtEmptyStep } from './support/looks';
import { expect, test } from './support/test';

const COMPANY = 'Construtora Serra Azul Ltda';
const PROCESS = '0001234-36.2026.8.25.0001';

test('a civil claim whose courts cannot be had is typed, registered and looked at by a person', async ({
  page,
  signIn,
  faults,
}) => {
  faults.expect(/Tribunal|Vara/);
  await page.route('**/api/Tribunal/**', (route) => route.abort());
  await signIn('cliente', { at: '/cotacao/judicial-civel' });
  await lookAtEmptyStep(page, 'parties');
  await choose(page, 'Tomador', COMPANY);
  await page.getByLabel('CPF/CNPJ do Segurado').fill('87.654.321/0001-98');
  await page.getByLabel('CPF/CNPJ do Segurado').blur();
  await expect(page.getByLabel('Nome do Segurado')).not.toHaveValue('');
  await page.getByLabel('CPF/CNPJ do Reclamante').fill('529.982.247-25');
  await page.getByLabel('CPF/CNPJ do Reclamante').blur();
  await expect(page.getByLabel('Nome do Reclamante')).toHaveValue(/^João/);
  await proceed(page);

  await lookAtEmptyStep(page, 'object');
  await page.getByLabel('Número do Processo').fill(PROCESS);
  await page.getByLabel('Tribunal', { exact: true }).fill('Tribunal de Justiça de Sergipe');
  await page.getByRole('textbox', { name: 'Vara Cível' }).fill('1ª Vara Cível de Aracaju');
  await page.getByLabel('Ação Proposta').fill('Execução de título');
  await page.getByLabel('Início de Vigência').fill(dateFromToday(0));
  await page.getByLabel('Valor Garantia').fill('100000,00');
  await page.getByLabel('Complemento do Objeto').fill('Garantia do juízo.');
  await expect(page.getByLabel('Texto do Objeto')).toHaveValue(`Processo: ${PROCESS}. Garantia do juízo.`);
  await proceed(page);

  await toConfirmation(page);

  await page.clock.install();
  const registered = page.waitForResponse('**/api/quote/judicialcivel');
  await proceed(page);
  const response = await registered;
  expect(response.status()).toBe(200);
  const { judicialCivel } = response.request().postDataJSON() as { judicialCivel: object };
  expect(judicialCivel).toMatchObject({
    Claimant: { document: '52998224725' },
    ObjectProperty: {
      deadline: 2,
      courtRegionalLabor: { id: 0, descricao: 'Tribunal de Justiça de Sergipe' },
      courtSection: { id: 0, descricao: '1ª Vara Cível de Aracaju' },
    },
  });
  await expect(page.getByText('Aguarde, estamos processando sua solicitação...')).toBeVisible();
  // Courts that nobody could hold against the list are looked at by a person: after 90 seconds that is said.
  for (let tick = 0; tick < 15; tick += 1) {
    const looked = page.waitForResponse((answer) => answer.url().includes('/api/quote?identifier='));
    await page.clock.runFor(6_000);
    await looked;
  }
  const dialog = page.getByRole('dialog', { name: 'Recebemos sua solicitação' });
  await dialog.getByRole('link', { name: 'Acompanhe sua cotação' }).click();
  await expect(page).toHaveURL(/\/cotacao\/JC.*\/status$/);
  await expect(page.getByText('Cotação em Análise', { exact: true })).toBeVisible();
});
