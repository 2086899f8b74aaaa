import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

test('tutorials are found by words, opened from the keyboard, and shown with their pictures', async ({
  page,
  signIn,
}) => {
  await signIn('cliente', { at: '/ajuda' });
  await expect(page.getByRole('link', { name: /^Como / })).toHaveCount(7);
  await expectAccessible(page, 'help');

  const search = page.getByRole('searchbox', { name: 'Buscar na ajuda' });
  await search.fill('helicoptero');
  await expect(page.getByText('Nenhum tutorial para “helicoptero”')).toBeVisible();
  await expectAccessible(page, 'help without an answer');
  await page.getByRole('button', { name: 'Limpar busca' }).click();
  await expect(page.getByRole('link', { name: /^Como / })).toHaveCount(7);

  await search.fill('RASCUNHO');
  await expect(page.getByRole('link', { name: /^Como / })).toHaveCount(1);
  await search.press('Enter');
  await page.waitForURL('**/ajuda#nova-solicitacao-de-apolice');
  const title = page.getByRole('heading', { name: 'Como realizar nova solicitação de Apólice' });
  await expect(title).toBeFocused();
  const picture = page.getByRole('img', { name: /produto e modalidade selecionados/ });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
  await expectAccessible(page, 'tutorial');
  // A link to a tutorial is followed whatever is searched for.
  await search.fill('helicoptero');
  await page.goto('/ajuda#financeiro');
  await expect(page.getByRole('heading', { name: 'Como usar o financeiro' })).toBeVisible();
  await page.getByRole('link', { name: 'Todos os tutoriais' }).click();
  await expect(page.getByRole('link', { name: /^Como / })).toHaveCount(7);
});
