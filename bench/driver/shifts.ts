import { join } from 'node:path';
import type { Browser } from 'playwright';
import { SIZES } from '../../e2e/support/sizes';
import { root } from '../../scripts/lib/root.mjs';
import { median } from './median';
import { keptSession, portalAnswers } from './portalAnswers';
import type { Row } from './rows';
import { serveFolder } from './serveFolder';
import { watched, watchPage } from './watchPage';

/** Pages that stand for their kind: a form, a list, cards, a text; e2e/layout.spec.ts looks at all of them. */
const PATHS = [
  '/login',
  '/inicio',
  '/garantia',
  '/cotacao',
  '/status-solicitacao',
  '/meus-dados',
  '/ajuda',
].concat(['/reclamacoes-sugestoes', '/termos-de-uso']);
const BUDGET = 0.05;
/** What jumps does so each time. */
const ROUNDS = 3;
const CONTROL = ':is(#conteudo, #email, main) :is(a, button, input)';

type Size = keyof typeof SIZES;

/** How far `path` jumps in one load with an empty cache. */
async function shiftOf(browser: Browser, url: string, size: Size, path: string): Promise<number> {
  const context = await browser.newContext({ viewport: SIZES[size], locale: 'pt-BR' });
  const page = await context.newPage();
  if (path !== '/login')
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), keptSession());
  await page.addInitScript(watchPage, CONTROL);
  await page.goto(url + path, { waitUntil: 'commit' });
  const { shift } = await page.evaluate(watched);
  await context.close();
  return shift;
}

/** Figure 6c: the cumulative layout shift of pages of every kind, at both sizes. */
export async function runShifts(browser: Browser): Promise<Row[]> {
  const { url, stop } = await serveFolder(join(root, 'dist/bench/portal'), portalAnswers);
  const rows: Row[] = [];
  for (const size of Object.keys(SIZES) as Size[]) {
    for (const path of PATHS) {
      const shifts: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) shifts.push(await shiftOf(browser, url, size, path));
      const what = `layout shift of ${path}, ${SIZES[size].width} px`;
      rows.push({ id: '6c', what, unit: '', value: median(shifts), budget: BUDGET });
    }
  }
  stop();
  return rows;
}
