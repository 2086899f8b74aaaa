import type { Page } from '@playwright/test';
import { SIZES } from './sizes';

/** How a list fills its first screen: where its first row stands at most, and how many stand whole. */
const FOLD = { wide: { first: 330, rows: 10 }, narrow: { first: 420, rows: 3 } } as const;

/** What a list's amounts and its statuses are measured by. */
const DEAREST = 'R$\u00A010.000.000,00';
const LONGEST: Readonly<Record<string, string>> = { '/apolices': 'Cancelado', '/financeiro': 'Cancelado' };

/** In the page: where rows begin, and how far it is from one to the next; by the highest, as another page may be full of those. */
function look([dearest, longest]: readonly [string, string | undefined]) {
  // The demonstration's amounts are small: a brokerage's are not, and half an amount is another one.
  for (const cell of document.querySelectorAll('main table[data-lines] tbody td[data-align]'))
    if (cell.textContent?.startsWith('R$')) cell.textContent = dearest;
  for (const word of document.querySelectorAll('main table[data-lines] tbody [data-tone] > span'))
    if (longest) word.textContent = longest;
  const cells = 'main table[data-lines] :is(th, td[data-whole], td[data-align], [data-tone] > span)';
  const cut = [...document.querySelectorAll(cells)].filter((one) => one.scrollWidth > one.clientWidth);
  const rows = [...document.querySelectorAll('main table[data-lines] tbody tr')].map((row) =>
    row.getBoundingClientRect(),
  );
  const [first, second] = rows;
  const gap = first && second ? second.top - first.bottom : 0;
  const height = Math.max(...rows.map(({ height: one }) => one));
  return { first: first?.top, height, gap, cut: [...new Set(cut.map((one) => one.textContent))] };
}

/** What is wrong with the first screen of the list that is open. */
export async function underTheFold(page: Page): Promise<string[]> {
  await page.locator('main table[data-lines] tbody tr').first().waitFor();
  const where = new URL(page.url()).pathname;
  const { width, height: room } = page.viewportSize()!;
  const { first: highest, rows } = FOLD[width === SIZES.narrow.width ? 'narrow' : 'wide'];
  const {
    first = Infinity,
    height,
    gap,
    cut,
  } = await page.evaluate(look, [DEAREST, LONGEST[where]] as const);
  const end = first + rows * height + (rows - 1) * gap;
  return [
    ...(first > highest ? [`${where}: the first row stands at ${first} px`] : []),
    ...cut.map((text) => `${where}: "${text}" is cut`),
    ...(end > room ? [`${where}: ${rows} rows of ${height} px end at ${end} px`] : []),
  ];
}
