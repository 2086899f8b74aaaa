import type { Page } from '@playwright/test';

interface Counted {
  effort?: { clicks: number; keys: number };
}

/** In the page: counts what a person does from now on, a chord as one key. */
function count(): void {
  const effort = { clicks: 0, keys: 0 };
  (window as Counted).effort = effort;
  const isAlone = ({ key }: KeyboardEvent) => !['Control', 'Shift', 'Alt', 'Meta'].includes(key);
  addEventListener('click', () => (effort.clicks += 1), true);
  addEventListener('keydown', (event) => (effort.keys += isAlone(event) ? 1 : 0), true);
}

/** Counts clicks and keys on the page that is open, until it is loaded anew. */
export async function countEffort(page: Page) {
  await page.evaluate(count);
  return () => page.evaluate(() => (window as Counted).effort!);
}
