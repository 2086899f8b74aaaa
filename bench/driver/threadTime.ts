import type { CDPSession, Page } from 'playwright';

/** Has the page's main thread measured in processor time, which other processes do not stretch. */
export async function threadTime(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return cdp;
}

/** Ms of the main thread so far: script, style, layout, painting, collection. */
export async function taskTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
}
