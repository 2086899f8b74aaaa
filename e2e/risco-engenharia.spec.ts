import { choose, dateFromToday, proceed } from './support/bid';
import { register, toConfirmation } from './support/finish';
import { lookAtEmptyStep } from './support/looks';
import { issue } from './support/payment';
import { expect, test } from './support/test';

test('works of a million are registered and priced with IOF', async ({ page, signIn, product }) => {
  await signIn('cliente', { at: '/cotacao/risco-engenharia' });

  await lookAtEmptyStep(page, 'contractor');
  await choose(page, 'Contratante', 'Construtora Serra Azul Ltda');
  await choose(page, 'Tipo de Risco', 'Obras civis');
  await expect(page.getByLabel('Cidade', { exact: true })).not.toBeEditable();
  await page.getByLabel('CEP').fill('01310-100');
  await expect(page.getByLabel('Logradouro')).toHaveValue('Avenida Paulista');
  await expect(page.getByLabel('Cidade', { exact: true })).toHaveValue('São Paulo');
  await page.getByLabel('Número', { exact: true }).fill('1000');
  await choose(page, 'Estado', 'RJ');
  await expect(page.getByLabel('Cidade', { exact: true })).toHaveValue('');
  await choose(page, 'Cidade', 'Niterói');
  await proceed(page);

  await lookAtEmptyStep(page, 'object');
  await page.getByLabel('Nome do Responsável Técnico').fill('Carla Dias');
  await page.getByLabel('Telefone/Celular do Responsável').fill('(19) 3333-4444');
  await page.getByLabel('E-mail do Responsável').fill('carla@acme.test');
  await page.getByLabel('Início de Vigência').fill(dateFromToday(0));
  await page.getByLabel('Prazo em Dias').fill('365');
  await page.getByLabel('Valor Contrato').fill('1000000,00');
  await page.getByLabel('Objeto', { exact: true }).fill('Construção de ponte sobre o rio.');
  await proceed(page);

  await toConfirmation(page);
  await register(page, product);
  await expect(page).toHaveURL(/\/cotacao\/RE.*\/status$/);
  await expect(page.getByText('Emitir Apólice').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Solicitar Análise' })).toBeHidden();
  await expect(page.getByText('R$ 3.758,30').first()).toBeVisible();
  await issue(page);
});
