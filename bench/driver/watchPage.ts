/** What a page load was like for a person, as Chromium's observers tell it. */
export interface PageLoad {
  /** Ms from the navigation to the first paint with a control that can be used. */
  usable: number;
  /** Ms to the largest paint. */
  largest: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Ms beyond 50 of every task of the main thread. */
  blocked: number;
}

interface Watched {
  pageLoad?: Promise<PageLoad>;
}

/**
 * In the page, before anything else: watches until nothing has happened for a second after `control` is there. Fails
 * where it does not come within half a minute.
 */
export function watchPage(control: string): void {
  const seen: PageLoad = { usable: 0, largest: 0, shift: 0, blocked: 0 };
  // No function of its own name: tsx would wrap it in a helper that the page does not have.
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  (window as Watched).pageLoad = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${location.pathname} shows no ${control}.`)), 30_000);
    const observer = new MutationObserver(() => {
      if (!document.querySelector(control)) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => {
          seen.usable = performance.now();
          setTimeout(() => resolve(seen), 1_000);
        }),
      );
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** In the page: what watchPage saw. */
export const watched = (): Promise<PageLoad> => (window as Watched).pageLoad!;
