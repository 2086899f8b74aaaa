import { expect, test, type Page } from '@playwright/test';
import { violations } from './axe';
import { misfits } from './misfits';
import { NARROW, SIZES } from './sizes';

/** A journey that runs at both sizes is looked at in its own; one that does not, in both. */
function sizesHere(page: Page) {
  const own = page.viewportSize() ?? SIZES.wide;
  return test.info().tags.includes(NARROW) ? [own] : [SIZES.wide, SIZES.narrow];
}

/** Nothing that axe can find, and nothing beside the screen, on a desk and on a phone. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const before = page.viewportSize() ?? SIZES.wide;
  for (const size of sizesHere(page)) {
    await page.setViewportSize(size);
    expect(await violations(page), `${state} at ${size.width} px`).toEqual([]);
    expect(await misfits(page), `${state} at ${size.width} px`).toEqual([]);
  }
  await page.setViewportSize(before);
}
