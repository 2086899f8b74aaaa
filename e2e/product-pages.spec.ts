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
