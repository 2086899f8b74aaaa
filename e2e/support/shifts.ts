import type { Page } from '@playwright/test';

interface Watched {
  shifts?: { sum: number; parts: string[]; since: (time: number) => number };
}

/** In the page, before anything else: sums up how far its parts jump by themselves, and notes the worst. */
function watch(): void {
  const each: { at: number; value: number }[] = [];
  const since = (time: number) =>
    each.filter(({ at }) => at >= time).reduce((sum, { value }) => sum + value, 0);
  const seen = { sum: 0, parts: [] as string[], since };
  (window as Watched).shifts = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources?: { node?: Node | null }[];
    })[]) {
      // What somebody just asked for is no jump.
      if (entry.hadRecentInput) continue;
      seen.sum += entry.value;
      each.push({ at: entry.startTime, value: entry.value });
      const first = entry.sources?.[0]?.node;
      seen.parts.push(`${entry.value.toFixed(3)} ${first?.nodeName}: ${first?.textContent?.slice(0, 30)}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export const watchShifts = (page: Page) => page.addInitScript(watch);

/** Resolves, once a heading takes the focus and has been painted, with the time of the frame after it. */
const headingPainted = () =>
  new Promise<number>((resolve) => {
    const take = ({ target }: Event) => {
      if (!(target instanceof HTMLHeadingElement)) return;
      document.removeEventListener('focusin', take);
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    };
    document.addEventListener('focusin', take);
  });

/**
 * How far the page jumps after what `act` asks for has been painted, a heading with the focus. A busy machine paints it later
 * than the half second in which the browser takes a shift for an answer, so what comes in that frame is left out by its time.
 */
export async function jumpsAfter(page: Page, act: () => Promise<void>, settled: () => Promise<void>) {
  const painted = page.evaluate(headingPainted);
  await act();
  const time = await painted;
  await settled();
  return page.evaluate((from) => (window as Watched).shifts!.since(from), time);
}

/** Milliseconds and bytes a second of a slow line: skeletons are seen, and files come one after the other. */
export async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 150, downloadThroughput: 500_000, uploadThroughput: 200_000 };
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
}

/** Longer than any page of ours takes on the slow line. */
const PATIENCE = 60_000;

/** Opens a page and waits until it asks for nothing any more; whether it came to that. */
async function opens(page: Page, path: string): Promise<boolean> {
  await page.goto(path);
  await page.locator('main').first().waitFor();
  return page.waitForLoadState('networkidle', { timeout: PATIENCE }).then(
    () => true,
    () => false,
  );
}

/**
 * What a person sees of `path` while it loads and after: nothing of it loads any more when this returns. A tab now and then
 * counts as loading for ever though the page has long been whole; a page that loads for ever does so the second time too.
 */
export async function layoutOf(page: Page, path: string) {
  if (!(await opens(page, path)) && !(await opens(page, path)))
    throw new Error(`${path} still loads after ${PATIENCE / 1000} s.`);
  await page.waitForFunction(() => !document.querySelector('main [data-loading]'));
  return page.evaluate(() => ({
    at: window.location.pathname,
    jumps: Number((window as Watched).shifts!.sum.toFixed(3)),
    parts: (window as Watched).shifts!.parts,
    /** How much longer than the window the page is. */
    over: document.documentElement.scrollHeight - window.innerHeight,
  }));
}
