const FIRST_DATA_MS = 2_000;

/** Resolves once the page has nothing to do, or after `timeout` milliseconds; Safari has no idle callback. */
export const untilIdle = (timeout: number) =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve);
  });

/** Resolves once the first data had its time and the page is idle. */
export const untilRest = () =>
  new Promise<void>((resolve) => {
    setTimeout(() => void untilIdle(3_000).then(resolve), FIRST_DATA_MS);
  });
