import type { Page } from '@playwright/test';
import { dateFromToday, proceed } from './support/bid';
import { Desk } from './support/Desk';
import { approve, beginDraft, makeEverydayChanges, propose } from './support/everydayChanges';
import { toConfirmation } from './support/finish';
import { expectAccessible } from './support/expectAccessible';
import { goldenSteps } from './support/goldenSteps';
import { expect, logIn, test } from './support/test';

const PRODUCT = 'fianca-locaticia';
const agency = (page: Page) => page.getByLabel('Imobiliária', { exact: true });

/** People and companies that the look-ups know. */
const known = {
  'guaranteed.policyHolder': { value: '11222333000181', label: 'Construtora Serra Azul Ltda' },
  'property.landlordDocument': '76543210000198',
  'requester.name': 'Clara Nogueira',
  'requester.phone': '11987650011',
};

/** Opens the wizard at the question about the property; all others are answered. */
async function openProperty(page: Page, client: Desk): Promise<void> {
  const steps = goldenSteps(PRODUCT);
  const answers = { ...steps.at(-1)!.before, ...known };
  await client.forgetDrafts();
  await client.keepDraft(answers, steps.find(({ id }) => id === 'property')!.steps, PRODUCT);
  await page.goto(`/cotacao/${PRODUCT}`);
  await page.getByRole('button', { name: 'Continuar rascunho' }).click();
  await expect(agency(page)).toBeVisible();
  await page.getByLabel('Início do Contrato de Locação').fill(dateFromToday(-10));
  await page.getByLabel('Início de Vigência').fill(dateFromToday(0));
}

test('five everyday changes made in the page and published under an open wizard, by another process', async ({
  page,
  product,
  signIn,
  desk,
  otherBrowser,
  faults,
}) => {
  // On a busy machine the process that checks sheds the page's question how far it is, which asks again.
  faults.expect(/503 \(Service Unavailable\) \[\S*\/api\/publishing\/check\]/);
  const [other] = await Promise.all([product.beside(), signIn('cliente', { at: '/inicio' })]);
  const client = await desk('cliente');
  await openProperty(page, client);
  await agency(page).fill('Digitado antes');

  const bench = await otherBrowser();
  await bench.goto(`${other.baseURL}/login`);
  await logIn(bench, 'analista');
  await beginDraft(bench, other.baseURL, 'Cinco mudanças', PRODUCT);
  await makeEverydayChanges(bench);
  const Id = await propose(bench, 'Cinco mudanças');
  await expectAccessible(bench, 'a release that was proposed');
  const publisher = await Desk.open(other.baseURL, 'aprovador');
  await approve(publisher, Id);
  try {
    await agency(page).pressSequentially(' e depois');
    await expect(agency(page)).toHaveValue('Digitado antes e depois');
    await proceed(page);
    await expect(page.locator('#step-charges form')).toBeVisible();
    await proceed(page);
    await toConfirmation(page);
    const sent = page.waitForResponse((response) => response.url().endsWith('/api/quote/bail'));
    await proceed(page);
    const answer = await sent;
    expect(await answer.json()).toMatchObject({ StatusCode: 200 });
    expect(answer.request().postData()).toContain('Digitado antes e depois');

    await page.goto('/robots.txt');
    await page.evaluate(() => sessionStorage.clear());
    await openProperty(page, client);
    await expect(page.getByLabel('Referência interna')).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'Finalidade' }).getByLabel('Misto')).toBeVisible();
    await agency(page).fill('ab');
    await proceed(page);
    await expect(page.getByText('Escreva o nome inteiro.', { exact: true })).toBeVisible();
    await expectAccessible(page, 'a wizard with what was published');
  } finally {
    await publisher.call('POST', '/publishing/back', { Id });
    await other.stop();
  }
});
