import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

test('an overdue billet is found, renewed, copied and exported', async ({ page, signIn }) => {
  await signIn('tomador', { at: '/financeiro' });
  const table = page.getByRole('table', { name: 'Boletos' });
  await expect(table).toBeVisible();
  await expectAccessible(page, 'billets');

  await page
    .getByRole('group', { name: 'Situação' })
    .getByRole('button', { name: /^Vencido/ })
    .click();
  await expect(page).toHaveURL(/\?situacao=vencido$/);
  const row = table.getByRole('row').filter({ hasText: 'Vencido' });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'Ações' }).click();
  await page.getByRole('menuitem', { name: 'Renovar vencimento' }).click();
  await page.getByLabel(/^Em 7 dias/).check();
  await expectAccessible(page, 'renewal');
  await page.getByRole('dialog').getByRole('button', { name: 'Renovar vencimento' }).click();
  await expect(page.getByText(/Vencimento renovado para/).first()).toBeVisible();
  await expect(page.getByText('NENHUM REGISTRO ENCONTRADO.')).toBeVisible();

  await page.getByRole('button', { name: 'Limpar filtros' }).first().click();
  await page
    .getByRole('button', { name: /^Pix da parcela/ })
    .first()
    .click();
  await expect(page.getByLabel('Pix copia e cola')).toHaveValue(/^000201.*6304[0-9A-F]{4}$/);
  await expectAccessible(page, 'pix');
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar', exact: true }).click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar para Excel' }).click();
  expect((await download).suggestedFilename()).toMatch(/^financeiro-\d{4}-\d\d-\d\d\.xlsx$/);
});
