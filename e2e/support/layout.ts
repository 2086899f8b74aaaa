import type { Page } from '@playwright/test';
import { SIZES } from './sizes';

/** Follows a link of the menu, which on a phone is a drawer. */
export async function followMenu(page: Page, name: string): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? SIZES.wide.width) < 960;
  if (isPhone) await page.getByRole('button', { name: 'Abrir menu' }).click();
  const menu = isPhone
    ? page.getByRole('dialog', { name: 'Menu' })
    : page.getByRole('navigation', { name: 'Menu principal' });
  await menu.getByRole('link', { name, exact: true }).click();
}

/** Chooses an entry of the profile menu. */
export async function chooseInProfile(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Perfil/ }).click();
  await page.getByRole('menuitem', { name }).click();
}
