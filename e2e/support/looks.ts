import { expect, type Page } from '@playwright/test';
import { violations } from './axe';
import { proceed } from './bid';
import { misfits } from './misfits';
import { SIZES } from './sizes';

type Size = keyof typeof SIZES;

/** A folder for pictures of every step, for a person to look at. */
const PICTURES = process.env['JOURNEY_PICTURES'];

/** Nothing that axe finds at one size, nothing beside the screen at either. */
async function look(page: Page, state: string, axeAt: Size): Promise<void> {
  const found: string[] = [];
  for (const size of ['narrow', 'wide'] as const) {
    await page.setViewportSize(SIZES[size]);
    if (size === axeAt) found.push(...(await violations(page, 'main')));
    found.push(...(await misfits(page)));
    const path = `${PICTURES}/${state.replaceAll(/\W+/g, '-')}-${size}.png`;
    if (PICTURES) await page.screenshot({ path, fullPage: true });
  }
  expect(found, state).toEqual([]);
}

const stateOf = (page: Page, state: string) => `${new URL(page.url()).pathname} ${state}`;

/** The step that a wide journey has just come to, as it opens. */
export async function lookAtStep(page: Page, step: string): Promise<void> {
  await expect(page.locator(`#step-${step} form`)).toBeVisible();
  await look(page, stateOf(page, `${step} as it opens`), 'wide');
}

/** As `lookAtStep`, and with what Continuar complains of as long as nothing is filled. */
export async function lookAtEmptyStep(page: Page, step: string): Promise<void> {
  await lookAtStep(page, step);
  await proceed(page);
  await expect(page.getByRole('group', { name: /^Verifique os campos em destaque/ })).toBeVisible();
  await look(page, stateOf(page, `${step} with errors`), 'narrow');
}
