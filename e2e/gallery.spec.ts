import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from '../scripts/lib/root.mjs';
import { expect, test } from './support/test';

const WIDTHS = [1280, 360];

/** What opens by a press, and how it looks then. */
const OPENED: [string, string, string][] = [
  ['Abrir janela', 'janela', 'dialog'],
  ['Abrir busca', 'busca', 'dialog'],
  ['Diálogo longo', 'dialogo', 'dialog'],
  ['Notificações de exemplo', 'menu', '[popover]:has([role=menu])'],
];

// Its pictures were taken with them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// Development only, so that it is served as `npm run dev` serves it, in front of the product's API.
test('every component in every state looks as it did', async ({ page, product, faults }) => {
  // One sample fails on purpose: its boundary is what is shown.
  faults.expect(/a sample of what cannot be shown/);
  process.env['API_URL'] = product.baseURL;
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    cacheDir: test.info().outputPath('vite'),
    server: { host: '127.0.0.1', port: 0, hmr: false },
    logLevel: 'error',
  });
  await server.listen();
  try {
    await page.goto(`${server.resolvedUrls!.local[0]!}componentes`);
    await expect(page.getByRole('heading', { name: 'Componentes' })).toBeVisible({ timeout: 90_000 });
    // A form comes late: a picture of the page without it is another one.
    await expect(page.getByRole('textbox', { name: 'Resposta' })).toBeVisible({ timeout: 60_000 });
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      const looks = { fullPage: true, maxDiffPixelRatio: 0.01, timeout: 20_000 };
      // On a busy machine a picture was cut at a height measured too early: the page is then laid out and looked at again.
      await expect(async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.setViewportSize({ width, height: 900 });
        await expect(page).toHaveScreenshot(`componentes-${width}.png`, looks);
      }).toPass({ timeout: 60_000 });
    }
    for (const [button, name, overlay] of OPENED) {
      await page.getByRole('button', { name: button }).click();
      await expect(page.locator(overlay)).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.02 });
      await page.keyboard.press('Escape');
    }
  } finally {
    await server.close();
  }
});
