import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { followMenu } from './support/layout';
import { expectAccessible } from './support/expectAccessible';
import { ownPerson } from './support/ownPerson';
import type { Product } from './support/Product';
import { expect, test } from './support/test';

const WHO = 'proprio-assina';
const UID = `uid-${WHO}`;

/** As somebody who has accepted nothing yet, or an earlier version only. */
async function forgetSignature(product: Product, { isNew }: { isNew: boolean }): Promise<void> {
  await product.query(`DELETE FROM terms_acceptances WHERE user_uid = $1`, [UID]);
  await product.query(`UPDATE users SET new_user = $2, accepted_terms_version = NULL WHERE uid = $1`, [
    UID,
    isNew,
  ]);
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test.beforeAll(({ product }) => ownPerson(product, WHO, { like: 'cliente', name: 'Rita Prado' }));

test('a new user reads, is held by the modal of its sizes until the box is ticked, accepts and is never asked again', async ({
  page,
  signIn,
  product,
}) => {
  await forgetSignature(product, { isNew: true });
  await signIn(WHO);
  const dialog = dialogOf(page, 'Termos de Uso');
  await expect(dialog.getByText('1. Apresentação e aceitação')).toBeVisible();
  await expect(dialog.getByText('16. Alterações, contato e foro')).toBeAttached();
  await expect(dialog).toContainText('15% a 27% do prêmio para seguro garantia e fiança locatícia');
  await expectAccessible(page, 'terms');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  const text = dialog.getByRole('region', { name: 'Texto dos termos de uso' });
  const before = page.viewportSize()!;
  for (const [screen, width] of [
    [1440, 1000],
    [1000, 800],
    [400, 350],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 800 });
    expect((await dialog.boundingBox())?.width).toBe(width);
    expect((await text.boundingBox())?.height).toBe(400);
  }
  await page.setViewportSize(before);

  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog.getByText('Os termos de uso devem ser lidos e aceitos.')).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toBeFocused();
  await expectAccessible(page, 'terms not ticked');

  await dialog.getByLabel('Li e Aceito os Termos de Uso').check();
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  // Home may say at the same time which billets are overdue.
  const received = page.getByRole('status').filter({ hasText: 'Sua assinatura nos termos de uso' });
  await expect(received).toContainText('Sua assinatura nos termos de uso foi recebida com sucesso.');
  await received.getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(dialog).toBeHidden();
  const [signature] = await product.query<{ version: string; hash: string; ip: string }>(
    `SELECT version, hash, ip FROM terms_acceptances WHERE user_uid = $1`,
    [UID],
  );
  expect(signature).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), ip: '127.0.0.1' });

  const checked = page.waitForResponse('**/HasAceptedLastVersion');
  await page.reload();
  expect(((await (await checked).json()) as { Data: boolean }).Data).toBe(true);
  await expect(page.getByRole('heading', { name: /Boas-vindas/ })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('anybody reads the terms, downloads and prints them', async ({ page, signIn }) => {
  await page.goto('/terms-and-conditions');
  await expect(page.getByRole('heading', { name: 'Termos de Uso', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(16);
  await expectAccessible(page, 'public terms');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar Termos de Uso' }).click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');

  await signIn('cliente');
  await followMenu(page, 'Termos de Uso');
  await page.waitForURL('**/termos-de-uso');
  await expect(page.getByRole('heading', { level: 2, name: '9. Comissão de corretagem' })).toBeVisible();
  await expectAccessible(page, 'private terms');
  // On paper they begin on the first page and show nothing to press.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Baixar Termos de Uso' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Termos de Uso' })).toBeVisible();
  await expect(page.locator('main section').first()).toHaveCSS('break-inside', 'auto');
});
