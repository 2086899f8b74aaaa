import type { Page } from '@playwright/test';
import catalogue from '../product-schemas/catalogue.json' with { type: 'json' };
import type { Desk } from './support/Desk';
import { goldenSteps, type GoldenStep } from './support/goldenSteps';
import { violations } from './support/axe';
import { misfits } from './support/misfits';
import { proceed } from './support/bid';
import { expect, test } from './support/test';

const WIDTHS = [1280, 360];
/** A folder for pictures of every step, for a person to look at. */
const PICTURES = process.env['JOURNEY_PICTURES'];

/** What axe finds, and what is wider than the screen, on a desk and on a phone. */
async function faultsOf(page: Page, state: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const here = [...(await violations(page, 'main')), ...(await misfits(page))];
    found.push(...here.map((what) => `${state} at ${width} px: ${what}`));
    const path = `${PICTURES}/${state.replaceAll(/\W+/g, '-')}-${width}.png`;
    if (PICTURES) await page.screenshot({ path, fullPage: true });
  }
  return found;
}

/** The draft of this browser would be newer than the one that opens the next step. */
async function openStep(
  page: Page,
  client: Desk,
  wizard: string,
  route: string,
  step: GoldenStep,
): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes(':draft:')) localStorage.removeItem(key);
  });
  await client.keepDraft(step.before, step.steps, wizard);
  await page.goto(`/cotacao/${route}`);
  await page.getByRole('button', { name: 'Continuar rascunho' }).click();
  await expect(page.locator(`#step-${step.id} form`)).toBeVisible();
}

/** Steps that all products share are looked at in the first. */
const SHARED = ['requester', 'files'];

for (const [index, { wizard, route }] of catalogue.wizards.entries()) {
  test(`${wizard}: each step empty, and with what Continuar complains of`, async ({
    page,
    signIn,
    desk,
    faults,
  }) => {
    // The golden cases know companies and people that the demonstration does not.
    faults.expect(/404.*\/(ReceitaWS|ViaCEPWS|findByCpf|mainActivityIsConstruction)/);
    await signIn('cliente');
    const client = await desk('cliente');
    const found: string[] = [];
    const steps = goldenSteps(wizard).filter(({ id }) => index === 0 || !SHARED.includes(id));
    for (const step of steps) {
      await openStep(page, client, wizard, route, step);
      found.push(...(await faultsOf(page, `${wizard} ${step.id} empty`)));
      if (step.id === 'files') continue;
      await proceed(page);
      if ((await page.locator(`#step-${step.id} form`).count()) === 0) continue;
      found.push(...(await faultsOf(page, `${wizard} ${step.id} errors`)));
    }
    expect(found).toEqual([]);
  });
}
