import { filledAnswers, proceed, resumeAt } from './support/bid';
import { press } from './support/payment';
import { expect, test } from './support/test';

test('who registers is told of each number that cannot be @narrow', async ({ page }) => {
  await page.goto('/register');
  const fields: [string, string, string][] = [
    ['CPF', '111.111.111-11', 'CPF inválido.'],
    ['CNPJ da empresa', '11.111.111/1111-11', 'CNPJ inválido.'],
    ['Celular', '1198765', 'Celular inválido.'],
    ['E-mail', 'sem-arroba', 'E-mail inválido'],
  ];
  for (const [label, value] of fields) await page.getByLabel(label, { exact: true }).fill(value);
  await press(page, 'Criar conta');
  for (const [label, , message] of fields)
    await expect(page.getByRole('link', { name: `${label}: ${message}` })).toBeVisible();
});

test('a request is told of each document, phone and value that cannot be @narrow', async ({
  page,
  signIn,
  desk,
}) => {
  await signIn('cliente');
  const client = await desk('cliente');
  const answers = await filledAnswers(client, 'palavras/1');
  await resumeAt(page, client, 'insured', { 'insured.policyHolder': answers['insured.policyHolder'] });
  await page.getByLabel('CPF/CNPJ do Segurado').fill('11.111.111/1111-11');
  await proceed(page);
  await expect(page.locator('[data-field]').getByText('CPF/CNPJ inválido.')).toBeVisible();
  await resumeAt(page, client, 'object', answers);
  await page.getByLabel('Valor Contrato').fill('0,00');
  await proceed(page);
  await expect(
    page.locator('[data-field]').getByText('O campo Valor Contrato deverá ser maior que zero.'),
  ).toBeVisible();
  await resumeAt(page, client, 'requester', answers);
  await page.getByLabel('Telefone/Celular').fill('119');
  await proceed(page);
  await expect(page.locator('[data-field]').getByText('Telefone/Celular inválido.')).toBeVisible();
});
