import type { Page } from '@playwright/test';
import { choose, dateFromToday, proceed } from './support/bid';
import { confirm, toConfirmation } from './support/finish';
import { lookAtEmptyStep } from './support/looks';
import { issue } from './support/payment';
import { expect, test } from './support/test';

function pick(page: Page, group: string, option: string): Promise<void> {
  return page.getByRole('radiogroup', { name: group }).getByLabel(option, { exact: true }).check();
}

test('a shop in a mall pays its charges; its limits are computed, and it is registered and priced with IOF', async ({
  page,
  signIn,
  product,
}) => {
  await signIn('cliente', { at: '/cotacao' });
  await choose(page, 'Produto', 'Fiança Locatícia');
  await choose(page, 'Modalidade', 'Pessoa Jurídica');
  await proceed(page);
  await page.waitForURL(/\/cotacao\/fianca-locaticia$/);
  await expect(
    page.getByRole('radiogroup', { name: 'Modalidade' }).getByLabel('Pessoa Jurídica'),
  ).toBeChecked();
  await lookAtEmptyStep(page, 'details');
  await pick(page, 'O imóvel fica em shopping center?', 'Sim');
  await proceed(page);

  await lookAtEmptyStep(page, 'guaranteed');
  await choose(page, 'Tomador', 'Construtora Serra Azul Ltda');
  await expect(page.getByLabel('Renda Mensal')).toBeHidden();
  await page.getByLabel('CNPJ do Garantido').fill('87.654.321/0001-98');
  await page.getByLabel('CNPJ do Garantido').blur();
  await expect(page.getByLabel('Nome do Garantido')).not.toHaveValue('');
  await proceed(page);

  await lookAtEmptyStep(page, 'property');
  await page.getByLabel('CPF/CNPJ do Locador').fill('76.543.210/0001-98');
  await page.getByLabel('CPF/CNPJ do Locador').blur();
  await expect(page.getByLabel('Nome do Locador')).not.toHaveValue('');
  const use = page.getByRole('radiogroup', { name: 'Finalidade' });
  await expect(use.getByLabel('Comercial')).toBeChecked();
  await expect(use.getByLabel('Residencial')).toBeDisabled();
  await page.getByLabel('Início do Contrato de Locação').fill(dateFromToday(-10));
  await page.getByLabel('CEP').fill('01310-100');
  await expect(page.getByLabel('Logradouro')).toHaveValue('Avenida Paulista');
  await page.getByLabel('Número', { exact: true }).fill('1000');
  await page.getByLabel('Início de Vigência').fill(dateFromToday(0));
  await page.getByLabel('Prazo em Meses').fill('12');
  await proceed(page);

  await lookAtEmptyStep(page, 'charges');
  await page.getByLabel('Aluguel').fill('1000,00');
  await page.getByLabel('Ar-condicionado').fill('200,00');
  await page.getByLabel('Fundo de Promoção').fill('150,00');
  await choose(page, 'Múltiplo dos encargos', '12 vezes');
  await pick(page, 'Danos ao imóvel', 'Sim');
  await choose(page, 'Múltiplo dos danos', '6 vezes');
  await pick(page, 'Pintura interna e externa', 'Não');
  await pick(page, 'Multa por rescisão', 'Não');
  await expect(page.getByLabel('Total dos Encargos Mensais')).toHaveValue(/1\.350,00/);
  await expect(page.getByLabel('Importância Segurada')).toHaveValue(/22\.200,00/);
  await page.getByLabel('Total dos Encargos Mensais').press('Alt+p');
  const why = page
    .getByRole('paragraph')
    .filter({ hasText: /^Soma dos encargos mensais \(Aluguel: R\$.1\.000,00; / });
  await expect(why).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Aluguel')).toBeFocused();
  await expect(why).toBeHidden();
  await proceed(page);

  await toConfirmation(page);

  const bail = await confirm(page, product, '/quote/bail', 'bail');
  expect(bail).toMatchObject({
    Details: { ModalityLeaseBail: 'PJ', ShoppingMall: true },
    Guaranteed: { CpfCnpj: '87654321000198', Requester: 'Clara Nogueira' },
    Insurance: { Deadline: 12 },
    Charges: { ValueLease: 1000, ValueAir: 200, propertyDamage: true, fineTermination: false },
  });
  await expect(page).toHaveURL(/\/cotacao\/FL.*\/status$/);
  await expect(page.getByText('Emitir Apólice').first()).toBeVisible();
  await expect(page.getByText('R$ 1.652,58').first()).toBeVisible();
  await issue(page);
});
