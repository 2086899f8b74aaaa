/** The page's own data comes first. */
const FIRST_DATA_MS = 2_000;

/** Once the page has come to rest; Safari knows no idle callback. */
export const untilRest = () =>
  new Promise<void>((resolve) => {
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3_000 });
      else resolve();
    }, FIRST_DATA_MS);
  });
