import type { Page } from 'playwright';

/** Both since the epoch in ms, to parts of one, so that the times of a page and of this process can be set against each other. */
interface Seen {
  /** The last key that went down before the words stood there. */
  readonly keyAt: number;
  /** The first frame after they did. */
  readonly shownAt: number;
}

interface Watched {
  shown?: Promise<Seen>;
}

export const now = () => performance.timeOrigin + performance.now();

/** In the page: a locator looks again up to half a second later, an observer hears of each change. */
function watch(words: string): void {
  let keyAt = 0;
  // No function of its own name: tsx would wrap it in a helper that the page does not have.
  const { timeOrigin } = performance;
  window.onkeydown = ({ timeStamp }) => void (keyAt = timeOrigin + timeStamp);
  (window as Watched).shown = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const places = [...document.querySelectorAll('label, button')];
      if (!places.some(({ textContent }) => textContent.trim().startsWith(words))) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => resolve({ keyAt, shownAt: timeOrigin + performance.now() })),
      );
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Does something, and tells when its words first stood in a label or on a button of the page. */
export async function shownAt(page: Page, words: string, work: () => Promise<void> | void): Promise<Seen> {
  await page.evaluate(watch, words);
  await work();
  return page.evaluate(() => (window as Watched).shown!);
}
