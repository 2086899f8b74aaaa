import type { Page } from '@playwright/test';
import { approvedBid, bidOpened, fillInsured, filledAnswers, proceed, ROUTE } from './support/bid';
import { takeLeft, watchLeaving } from './support/leaving';
import { jumpsAfter, watchShifts } from './support/shifts';
import { SIZES } from './support/sizes';
import { expect, test } from './support/test';

/** Cumulative layout shift that nobody minds (budgets.md, 6b). */
const LIMIT = 0.05;

const isFetched = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/movement-/.test(name)));

async function openKeys(page: Page) {
  const keys = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  // What listens to it comes after the page.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(keys).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return keys;
}

test.describe('with motion', () => {
  // What closes is shown going; the page is there at once.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a dialog, the drawer, a draft, a toast and a step are gone at once, and shown going without a jump', async ({
    page,
    signIn,
    desk,
    faults,
  }) => {
    await watchLeaving(page);
    await watchShifts(page);
    await signIn('cliente');
    await expect.poll(() => isFetched(page)).toBe(true);

    const keys = await openKeys(page);
    await page.keyboard.press('Escape');
    expect(await keys.count()).toBe(0);
    const [dialog] = await takeLeft(page);
    expect(dialog).toMatchObject({ text: expect.stringContaining('Atalhos do teclado'), reachable: [] });

    await page.setViewportSize(SIZES.narrow);
    const opener = page.getByRole('button', { name: 'Abrir menu' });
    await opener.click();
    await page.getByRole('button', { name: 'Fechar menu' }).click();
    expect(await page.getByRole('dialog', { name: 'Menu' }).count()).toBe(0);
    await expect(opener).toBeFocused();
    expect(await takeLeft(page)).toMatchObject([{ reachable: [] }]);
    await page.setViewportSize(SIZES.wide);

    const client = await desk('cliente');
    await client.keepDraft(await filledAnswers(client, 'motion/1'), {});
    await page.goto('/rascunhos');
    await expect.poll(() => isFetched(page)).toBe(true);
    faults.expect(/draft/);
    await page.route('**/api/draft/**', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: /^Descartar/ }).click();
    await page.getByRole('button', { name: 'Sim' }).click();
    await page.getByRole('button', { name: 'Fechar aviso' }).click();
    expect(await page.getByRole('button', { name: 'Fechar aviso' }).count()).toBe(0);
    const gone = await takeLeft(page);
    expect(gone.map(({ reachable }) => reachable)).toEqual([[], []]);

    await page.goto(ROUTE);
    await expect.poll(() => isFetched(page)).toBe(true);
    await page.getByRole('button', { name: 'Descartar' }).click();
    await page.unroute('**/api/draft/**');
    await page.getByRole('button', { name: 'Sim' }).click();
    await bidOpened(page);
    await fillInsured(page, approvedBid, 'Construtora Serra Azul Ltda');
    await takeLeft(page);
    const jumps = await jumpsAfter(
      page,
      () => proceed(page),
      async () => {
        await expect(page.getByLabel('CPF/CNPJ do Segurado')).toHaveCount(0);
        await expect(page.locator('h2:focus')).toHaveCount(1);
        expect(await takeLeft(page)).toMatchObject([{ reachable: [] }]);
      },
    );
    expect(jumps).toBeLessThan(LIMIT);
  });
});

test('with reduced motion nothing is fetched for it, and nothing shown going', async ({ page, signIn }) => {
  await watchLeaving(page);
  // The hub's line is opened once the page rests, as what moves is fetched.
  const line = page.waitForEvent('websocket');
  await signIn('cliente');
  await line;
  const keys = await openKeys(page);
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  expect(await page.evaluate(() => (window as { left?: object[] }).left)).toEqual([]);
  expect(await isFetched(page)).toBe(false);
});
