import type { Page } from '@playwright/test';

/** As high as a card of a list may be on a phone, in px. */
const HIGHEST = 200;

/** In the page: lists that are wider than what they lie in, and low cards that are higher than `highest` px. */
function look(highest: number): string[] {
  const name = (part: Element) => `"${part.textContent?.slice(0, 40)}"`;
  const wide = [...document.querySelectorAll<HTMLTableElement>('table[role=table]')]
    .filter(({ offsetWidth, parentElement }) => offsetWidth > parentElement!.clientWidth)
    .map((table) => `the table ${name(table)} is ${table.offsetWidth} px wide`);
  const high = [...document.querySelectorAll<HTMLElement>('table[data-cards] tbody tr')]
    .filter((row) => getComputedStyle(row).display === 'grid' && row.offsetHeight > highest)
    .map((row) => `the card ${name(row)} is ${row.offsetHeight} px high`);
  return [...wide, ...high];
}

/** What of the page's lists has outgrown its place. */
export const outgrown = (page: Page) => page.evaluate(look, HIGHEST);
