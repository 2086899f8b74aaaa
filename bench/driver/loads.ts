import type { Browser } from 'playwright';
import type { Ground } from './contest';
import { median } from './median';
import type { Row } from './rows';
import { taskTime, threadTime } from './threadTime';

const PATHS = ['/wizard?product=four-steps', '/by-hand/four-steps'] as const;

interface Watched {
  usableAt?: Promise<number>;
}

/** In the page: when the first field that can be typed in has been painted, in ms since the navigation. */
function watchForField(): void {
  const field = '#conteudo input:not([readonly], [disabled])';
  (window as Watched).usableAt = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(field)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

interface Load {
  /** Ms from the navigation to the painted field. */
  waited: number;
  /** Ms of the main thread until then. */
  worked: number;
}

/** A context of its own has nothing in its cache. */
async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' });
  const page = await context.newPage();
  const cdp = await threadTime(page);
  await page.addInitScript(watchForField);
  await page.goto(url, { waitUntil: 'commit' });
  const waited = await page.evaluate(() => (window as Watched).usableAt!);
  const worked = await taskTime(cdp);
  await context.close();
  return { waited, worked };
}

function row(what: string, loads: readonly Load[][], part: keyof Load): Row {
  const [value, reference] = loads.map((side) => median(side.map((one) => one[part])));
  return { id: '6', what, unit: 'ms', value: value!, reference: reference!, budget: 1.2 };
}

/** Budget 6; a load is short and uneven, so there are three times as many rounds. */
export async function runLoads({ browser, url, rounds }: Ground): Promise<Row[]> {
  const loads: Load[][] = [[], []];
  for (const path of PATHS) await load(browser, url + path);
  for (let round = 0; round < rounds * 3; round += 1) {
    for (const side of round % 2 ? [1, 0] : [0, 1]) {
      loads[side]!.push(await load(browser, url + PATHS[side]!));
    }
  }
  return [
    row('navigation to the first usable field, cold cache', loads, 'waited'),
    row('the same, main-thread time', loads, 'worked'),
  ];
}
