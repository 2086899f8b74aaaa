import type { Page } from '@playwright/test';

/** Opens the window of a social network and enters somebody there. */
export async function enterByNetwork(
  page: Page,
  network: 'Google' | 'Microsoft',
  { name, email }: { name: string; email: string },
): Promise<void> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Entrar com ${network}` }).click();
  const popup = await opening;
  await popup.getByLabel('Nome').fill(name);
  await popup.getByLabel('E-mail').fill(email);
  await popup.getByRole('button', { name: 'Entrar', exact: true }).click();
}
