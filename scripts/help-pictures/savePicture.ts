import type { Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

export const PICTURE = { width: 960, height: 600 };

const FOLDER = join(root, 'src/features/help/pictures');
const QUALITY = 72;

export async function savePicture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Playwright itself knows PNG and JPEG only, which are three times as large.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  await writeFile(join(FOLDER, `${name}.webp`), Buffer.from(data, 'base64'));
}
