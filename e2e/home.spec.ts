import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

test('home leads from what waits and from what is in force to their lists @narrow', async ({
  page,
  signIn,
}) => {
  await signIn('cliente');
  const needs = page.getByRole('region', { name: 'Precisa de você' });
  const standing = page.getByRole('region', { name: 'Em vigor' });
  await expect(needs.getByRole('listitem').first()).toContainText('Vencido em');
  await standing.getByText('Ver em tabela').first().click();
  await expect(standing.getByRole('rowheader', { name: 'Performance' })).toBeVisible();
  await expectAccessible(page, 'home with what waits and what is in force');

  await needs
    .getByRole('link', { name: /^Ver pendência/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/financeiro\?situacao=vencido$/);
  await page.goBack();
  await standing.getByRole('link', { name: /^Fiança Locatícia/ }).click();
  await expect(page).toHaveURL(/\/apolices\?/);
  const found = page.getByRole('table', { name: 'Apólices' });
  await expect(found).toContainText('Fiança Locatícia');
  await expect(found).not.toContainText('Performance');
  await page.goBack();
  await needs.getByRole('link', { name: 'Ver o que vence' }).click();
  await expect(page.getByRole('table', { name: 'Oportunidades' })).toBeVisible();
});
