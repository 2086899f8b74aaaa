import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createServer } from 'vite';
import { root } from '../scripts/lib/root.mjs';
import { expect, test } from './support/test';

const WIDTHS = [1280, 360];

/** What opens by a press, and how it looks then. */
const OPENED: [string, string, string][] = [
  ['Abrir janela', 'janela', 'dialog[open]'],
  ['Abrir busca', 'busca', 'dialog[open]'],
  ['Diálogo longo', 'dialogo', 'dialog[open]'],
  ['Notificações de exemplo', 'menu', '[popover]:has([role=menu])'],
];

// Its pictures were taken with them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Development only, so that it is served as `npm run dev` serves it, in front of the product's API. */
async function inGallery(page: Page, api: string, look: () => Promise<void>): Promise<void> {
  process.env['API_URL'] = api;
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
    await look();
  } finally {
    await server.close();
  }
}

// One sample fails on purpose: its boundary is what is shown.
const ON_PURPOSE = /a sample of what cannot be shown/;

test('every component in every state looks as it did', async ({ page, product, faults }) => {
  faults.expect(ON_PURPOSE);
  await inGallery(page, product.baseURL, async () => {
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
  });
});

test('Tab leads from every widget to the next one, though its list is open, and what is typed arrives', async ({
  page,
  product,
  faults,
}) => {
  faults.expect(ON_PURPOSE);
  await inGallery(page, product.baseURL, async () => {
    const plain = await walkFields(page, async () => undefined);
    expect(plain.length).toBeGreaterThan(25);
    expect(await walkFields(page, () => openList(page))).toEqual(plain);
    expect(await walkFields(page, (at) => type(page, at))).toEqual(plain);
    const states = page.getByLabel('Muitas opções');
    await states.click();
    await page.locator('[role=option]', { hasText: 'Bahia' }).click();
    await expect(states).toHaveValue('Bahia');
    await expect(states).toBeFocused();
  });
});

const FIRST = 't1';
const LAST = 'box';

/** Where the focus stands: a field by its id, a button by its name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement!;
    return at.id || at.getAttribute('aria-label') || at.textContent || at.tagName;
  });

/** Goes by Tab from the first field of the gallery to its last, and says where it came past. */
async function walkFields(page: Page, visit: (at: string) => Promise<void>): Promise<string[]> {
  await page.locator(`#${FIRST}`).focus();
  const passed: string[] = [];
  for (let at = FIRST; at !== LAST && passed.length < 100; at = await focused(page)) {
    passed.push(at);
    await visit(at);
    await page.keyboard.press('Tab');
  }
  return passed;
}

const FIELD = 'input:not([type=radio], [type=checkbox]):focus, textarea:focus';

async function openList(page: Page): Promise<void> {
  const field = page.locator(FIELD).and(page.getByRole('combobox'));
  if ((await field.count()) === 0 || !(await field.isEditable())) return;
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').and(page.locator('div'))).toBeVisible();
}

async function type(page: Page, id: string): Promise<void> {
  const field = page.locator(FIELD);
  if ((await field.count()) === 0 || !(await field.isEditable())) return;
  await page.keyboard.press('End');
  const before = await field.inputValue();
  await page.keyboard.type('1');
  expect(await field.inputValue(), id).not.toBe(before);
}
