import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const NOWHERE = '20260775123456700';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function chooseType(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Tipo de Endosso' }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

test('a document of another brokerage is found nowhere, and may be asked for all the same', async ({
  page,
  signIn,
}) => {
  await signIn('cliente', { at: '/endossos' });
  await page.getByRole('combobox', { name: 'Número da Apólice/Endosso' }).pressSequentially(NOWHERE);
  const question = page.getByRole('dialog', { name: 'Documento não encontrado' });
  await expect(question).toContainText(NOWHERE);
  await press(page, 'Sim, seguir com solicitação');
  await expect(page.getByLabel('Número da Apólice/Endosso')).toHaveValue(NOWHERE);
  await chooseType(page, 'Aumento de Importância Segurada');
  await page.getByLabel('Produto').selectOption({ label: 'Risco de Engenharia' });
  await expect(page.getByText('Produto sem modalidade')).toBeVisible();
});

test('an expired policy is refused, but may be cancelled', async ({ page, signIn }) => {
  await signIn('cliente', { at: '/endossos/20260775900000300' });
  await expect(page.getByRole('combobox', { name: 'Número da Apólice/Endosso' })).not.toBeEditable();
  await chooseType(page, 'Aumento de Importância Segurada');
  const notice = page.getByRole('dialog', { name: 'A apólice/endosso informado está vencido' });
  await expect(notice).toContainText('procure seu executivo');
  await notice.getByRole('button', { name: 'Fechar' }).last().click();
  await chooseType(page, 'Cancelamento');
  await page.getByLabel('Descrição do Endosso').fill('O contrato terminou.');
  await press(page, 'Continuar');
  await expect(page.getByRole('heading', { name: 'Estado Atual do Documento' })).toBeFocused();
});
