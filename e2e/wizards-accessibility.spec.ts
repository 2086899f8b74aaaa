import type { Page } from '@playwright/test';
import catalogue from '../product-schemas/catalogue.json' with { type: 'json' };
import type { Desk } from './support/Desk';
import { goldenSteps } from './support/goldenSteps';
import { lookAtEmptyStep, lookAtStep } from './support/looks';
import { expect, test } from './support/test';

/** Steps that neither accessibility.spec.ts nor a product's own journey looks at as they open. */
const STEPS: readonly (readonly [wizard: string, steps: readonly string[]])[] = [
  ['licitante', ['requester', 'files']],
  ['garantia', ['resource']],
];
/** Continuar complains of nothing there: each is filled, or asks nothing that must be answered. */
const FILLED = ['requester', 'files'];

/** Opens a wizard at a step, behind answers of its golden cases. */
async function openStep(page: Page, client: Desk, wizard: string, id: string): Promise<void> {
  const { route } = catalogue.wizards.find((entry) => entry.wizard === wizard)!;
  const step = goldenSteps(wizard).find((golden) => golden.id === id)!;
  // The draft of this browser would be newer than the one that opens the next step.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes(':draft:')) localStorage.removeItem(key);
  });
  await client.keepDraft(step.before, step.steps, wizard);
  await page.goto(`/cotacao/${route}`);
  await page.getByRole('button', { name: 'Continuar rascunho' }).click();
  await expect(page.locator(`#step-${id} form`)).toBeVisible();
}

for (const [wizard, steps] of STEPS) {
  test(`${wizard}: ${steps.join(', ')} empty, and with what Continuar complains of`, async ({
    page,
    signIn,
    desk,
    faults,
  }) => {
    // The golden cases know companies and people that the demonstration does not.
    faults.expect(/404.*\/(ReceitaWS|ViaCEPWS|findByCpf|mainActivityIsConstruction)/);
    await signIn('cliente');
    const client = await desk('cliente');
    for (const step of steps) {
      await openStep(page, client, wizard, step);
      await (FILLED.includes(step) ? lookAtStep : lookAtEmptyStep)(page, step);
    }
  });
}
