import type { Page } from '@playwright/test';

export interface Left {
  readonly text: string;
  /** What of it could still be pressed, read aloud, or found by its id. */
  readonly reachable: readonly string[];
}

interface Watched {
  left?: Left[];
}

/** In the page, before anything else: notes what is shown going although it has gone. */
function watch(): void {
  const left: Left[] = [];
  (window as Watched).left = left;
  const note = (picture: HTMLElement) => {
    const reachable = [
      !picture.inert && 'pressed',
      picture.ariaHidden !== 'true' && 'read',
      picture.querySelector('[id]') && 'found',
    ].filter((word) => typeof word === 'string');
    if (picture.getAnimations().length > 0) left.push({ text: picture.textContent.trim(), reachable });
  };
  // The animation begins after the picture was put there.
  const take = (node: Node) =>
    node instanceof HTMLElement && node.hasAttribute('inert') && requestAnimationFrame(() => note(node));
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(take);
  }).observe(document, { childList: true, subtree: true });
}

export const watchLeaving = (page: Page) => page.addInitScript(watch);

/** What was shown going since this was asked last, once nothing of it is left in the page. */
export async function takeLeft(page: Page): Promise<readonly Left[]> {
  await page.waitForFunction(
    () => (window as Watched).left!.length > 0 && !document.querySelector('[inert]'),
  );
  return page.evaluate(() => (window as Watched).left!.splice(0));
}
