import type { Browser } from 'playwright';
import type { Ground } from './contest';
import { median } from './median';
import type { Row } from './rows';

const PATHS = ['/wizard?product=four-steps', '/by-hand/four-steps'] as const;

interface Watched {
  usableAt?: number;
}

/** In the page: notes when the first field that can be typed in has been painted, in ms since the navigation. */
function watchForField(): void {
  const field = '#conteudo input:not([readonly], [disabled])';
  const observer = new MutationObserver(() => {
    if (!document.querySelector(field)) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        (window as Watched).usableAt = performance.now();
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** A context of its own has nothing in its cache. */
async function load(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' });
  const page = await context.newPage();
  await page.addInitScript(watchForField);
  await page.goto(url);
  const usable = await page.waitForFunction(() => (window as Watched).usableAt);
  const time = (await usable.jsonValue()) as number;
  await context.close();
  return time;
}

/** Budget 6; a load is short and uneven, so there are three times as many rounds. */
export async function runLoads({ browser, url, rounds }: Ground): Promise<Row> {
  const taken: number[][] = [[], []];
  for (const path of PATHS) await load(browser, url + path);
  for (let round = 0; round < rounds * 3; round += 1) {
    for (const side of round % 2 ? [1, 0] : [0, 1]) {
      taken[side]!.push(await load(browser, url + PATHS[side]!));
    }
  }
  const what = 'navigation to the first usable field, cold cache';
  return { id: '6', what, unit: 'ms', value: median(taken[0]!), reference: median(taken[1]!), budget: 1.2 };
}
