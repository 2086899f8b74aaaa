import type { Page } from '@playwright/test';

interface Counted {
  clicks?: number;
}

/** In the page: counts what a person clicks from now on. */
function count(): void {
  const counted = window as Counted;
  counted.clicks = 0;
  addEventListener('click', () => (counted.clicks! += 1), true);
}

/** Counts clicks on the page that is open, until it is loaded anew. */
export async function countClicks(page: Page) {
  await page.evaluate(count);
  return () => page.evaluate(() => (window as Counted).clicks!);
}
