import { productPages } from '../src/shared/paths';
import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

/** They are laid out alike, and their words stand in content.test.ts. */
const some = productPages.filter((_path, at) => at % 4 === 0);

test('a product page says what it is about, and its questions open', async ({ page, signIn }) => {
  await signIn('cliente');
  for (const path of some) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'O que pode ser coberto' })).toBeVisible();
    await page.getByRole('group').first().click();
    await expectAccessible(page, path);
  }
});
