import ExcelJS from 'exceljs';
import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

/** Of cliente@lastro.test, with two endorsements (server/seed/README.md). */
const ENDORSED = '20260775900000700';
/** Of an insured whose name no other policy of the demonstration has. */
const JUDICIAL = ['20260776900001700', '20260776900001800', '20260776900001900'];

test('a policy is found by typing, read, downloaded, and the filtered list opens as a spreadsheet', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('cliente', { at: '/apolices' });
  const table = page.getByRole('table', { name: 'Apólices' });
  await page.getByLabel('Buscar').pressSequentially(ENDORSED.slice(-9));
  await expect(table.getByRole('row')).toHaveCount(2);
  await expectAccessible(page, 'policies');
  await table.getByRole('link', { name: ENDORSED }).click();
  const steps = page.getByRole('region', { name: 'Linha do tempo' }).getByRole('listitem');
  await expect(steps).toHaveText([/^Apólice emitida/, /^Prorrogação/, /^Aumento.*Desde/]);
  await expectAccessible(page, 'a policy');

  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Ver apólice/ }).click();
  const paper = await opening;
  const saving = paper.waitForEvent('download');
  await paper.getByRole('button', { name: 'Baixar' }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.pdf$/);
  await paper.close();

  await page.goBack();
  await expect(page.getByLabel('Buscar')).toHaveValue(ENDORSED.slice(-9));
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await page.getByLabel('Buscar').fill('joão batista');
  await page.getByRole('button', { name: /^Vigente/ }).click();
  await expect(page).toHaveURL(/\/apolices\?situacao=Vigente$/);
  // Other journeys of this product may have had policies of that name issued.
  const others = table.locator('tbody tr').filter({ hasNotText: /joão batista/i });
  await expect(others).toHaveCount(0);
  const shown = (await table.getByRole('link').allInnerTexts()).toSorted();
  expect(shown).toEqual(expect.arrayContaining(JUDICIAL));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar para Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^apolices-\d{4}-\d\d-\d\d\.xlsx$/);
  const book = await new ExcelJS.Workbook().xlsx.readFile(await file.path());
  const [head, ...rows] = book.worksheets[0]!.getSheetValues().filter(Boolean) as unknown[][];
  const column = (name: string) => rows.map((row) => row[head!.indexOf(name)]);
  expect(column('Número').toSorted()).toEqual(shown);
  for (const amount of column('Importância segurada')) expect(amount).toEqual(expect.any(Number));
  for (const day of column('Fim da vigência')) expect(day).toEqual(expect.any(Date));
});
