import type { Page } from '@playwright/test';
import { toCorrect } from './support/around';
import { countEffort } from './support/effort';
import { expect, test } from './support/test';

/** Of cliente@lastro.test, ending today, and another one (server/seed/README.md). */
const ENDING = '20260775900000400';
const FOUND = '20260775900000700';

/** How much a page asks for until its first control stands, counted in the page: later calls are not its own. */
async function requestsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-asked', /./);
  return (await page.locator('html').getAttribute('data-asked'))!.split(' ');
}

/** Once the first control stands, the page's `data-asked` tells what had come until then. */
const watchFirstControl = () => {
  const look = new MutationObserver(() => {
    if (!document.querySelector('main :is(a, button, input)')) return;
    const asked = performance.getEntriesByType('resource').map(({ name }) => name);
    document.documentElement.dataset.asked = [location.href, ...asked].join(' ');
    look.disconnect();
  });
  look.observe(document, { childList: true, subtree: true });
};

// What home lists of before, and a wait for the network, may come before the first control or after it.
for (const [account, pages] of [
  ['cliente', { '/inicio': 30, '/apolices': 25, '/status-solicitacao': 28 }],
  ['analista', { '/produtos': 25 }],
] as const)
  test(`the main pages of ${account} can be used after few requests`, async ({ page, signIn }) => {
    await signIn(account, { at: '/robots.txt' });
    await page.addInitScript(watchFirstControl);
    for (const [path, most] of Object.entries(pages)) {
      const asked = await requestsOf(page, path);
      expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most);
    }
  });

test('a policy is renewed in three clicks at most', async ({ page, signIn, faults }) => {
  // The insured of the demonstration is in no register.
  faults.expect(/ReceitaWS/);
  await signIn('cliente');
  const effort = await countEffort(page);
  await page.getByRole('link', { name: 'Oportunidades' }).first().click();
  const row = page.getByRole('row').filter({ hasText: ENDING });
  await row.getByRole('button', { name: /^Renovar/ }).click();
  await page.waitForURL('**/cotacao/garantia/performance');
  await expect(page.getByRole('button', { name: 'Continuar', exact: true })).toBeVisible();
  expect((await effort()).clicks).toBeLessThanOrEqual(3);
});

test('the form of an endorsement is two clicks from the list of policies', async ({ page, signIn }) => {
  await signIn('cliente', { at: '/apolices?situacao=Vigente' });
  const first = page
    .getByRole('table', { name: 'Apólices' })
    .getByRole('link', { name: /^\d{17}/ })
    .first();
  const number = /\d{17}/.exec((await first.textContent())!)![0];
  const effort = await countEffort(page);
  await first.click();
  await page.getByRole('link', { name: 'Solicitar endosso' }).click();
  await expect(page.getByLabel('Número da Apólice/Endosso')).toHaveValue(number);
  expect((await effort()).clicks).toBeLessThanOrEqual(2);
});

test('what the desk asked for is corrected in four clicks at most', async ({ page, signIn, desk }) => {
  const identifier = await toCorrect(await desk('tomador'), await desk('executivo'), 'counts/1');
  await signIn('tomador');
  const effort = await countEffort(page);
  await page.getByRole('link').filter({ hasText: identifier }).first().click();
  const now = page.getByRole('link', { name: 'Corrigir agora' });
  const notice = page.getByLabel('Número do Edital');
  await expect(now.or(notice)).toBeVisible();
  if (await now.isVisible()) await now.click();
  await notice.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('counts/2');
  await page.getByRole('button', { name: 'Enviar correção' }).click();
  await page.waitForURL(`**/cotacao/${identifier}/status`);
  expect((await effort()).clicks).toBeLessThanOrEqual(4);
});

test('a policy is found from anywhere with nine keys at most', async ({ page, signIn }) => {
  await signIn('cliente');
  await expect(page.getByRole('button', { name: 'Ir para (Ctrl + K)' })).toBeVisible();
  const effort = await countEffort(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Página, produto/ })).toBeFocused();
  await page.keyboard.type(FOUND.slice(-7));
  await expect(page.getByRole('option', { selected: true })).toHaveAccessibleName(new RegExp(FOUND));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: FOUND })).toBeVisible();
  const { clicks, keys } = await effort();
  expect(clicks).toBe(0);
  expect(keys).toBeLessThanOrEqual(9);
});
