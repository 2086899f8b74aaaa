const FIRST_DATA_MS = 2_000;

/** Resolves once the page is idle; Safari has no idle callback. */
export const untilRest = () =>
  new Promise<void>((resolve) => {
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3_000 });
      else resolve();
    }, FIRST_DATA_MS);
  });
