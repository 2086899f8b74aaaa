import { expect, type Page } from '@playwright/test';
import { violations } from './axe';
import { misfits } from './misfits';

/** Axe finds nothing on the page as it is, and it fits its screen. */
export async function clean(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await misfits(page)).toEqual([]);
}
