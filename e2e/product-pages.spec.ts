import { productPages } from '../src/shared/paths';
import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

test('each product page says what it is about', async ({ page, signIn }) => {
  await signIn('cliente');
  for (const path of productPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'O que pode ser coberto' })).toBeVisible();
    await page.getByRole('group').first().click();
    await expectAccessible(page, path);
  }
});

test('a product leads to its wizard, an informational one to the executive', async ({ page, signIn }) => {
  await signIn('cliente', { at: '/fianca-locaticia' });
  await page.getByRole('link', { name: /Solicitar fiança locatícia/ }).click();
  await page.waitForURL('**/cotacao/fianca-locaticia');
  await page.goto('/patrimonial');
  const contact = page.getByRole('region', { name: 'Fale com quem entende do assunto' });
  await expect(contact.getByText('Elisa Duarte', { exact: true })).toBeVisible();
});

test('a natural person, who cannot request, is led to a person', async ({ page, signIn }) => {
  await signIn('pessoafisica', { at: '/garantia' });
  await expect(page.getByRole('heading', { name: 'Fale com quem entende do assunto' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Garantia de licitante/ })).toBeHidden();
});
