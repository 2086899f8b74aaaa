import type { Page } from '@playwright/test';
import { readImpact } from '../server/testing/readImpact';
import { choose, dateFromToday, proceed } from './support/bid';
import { Desk } from './support/Desk';
import { beginDraft, openFile, propose, saveWhole } from './support/everydayChanges';
import { addModality, addReset, demandDocuments, lowerLimit, moveQuestion } from './support/everydayRules';
import { expectAccessible } from './support/expectAccessible';
import { goldenSteps } from './support/goldenSteps';
import { expect, test } from './support/test';

const PRODUCT = 'fianca-locaticia';
const agency = (page: Page) => page.getByLabel('Imobiliária', { exact: true });

/** A question moved, two rules, a decision with the golden case that it fails, and a modality. */
async function makeChanges(page: Page): Promise<void> {
  await moveQuestion(page, 'Imobiliária (property.realEstateAgency)', 'Garantido (guaranteed)');
  await openFile(page, `${PRODUCT}/rules.json`);
  await addReset(page, 'details.modalityLeaseBail', 'guaranteed.realEstateAgency');
  await demandDocuments(page);
  await expectAccessible(page, 'a condition by its parts');
  await lowerLimit(page, `${PRODUCT}/rating.json`, '900.000');
  await page.getByRole('button', { name: /^Adotar em 1 caso: / }).click();
  await addModality(page, /^4\. Fiança Locatícia/, 'Pessoa Jurídica', 'Associação');
  await saveWhole(page);
}

/** What the first two steps ask now, and that another modality empties what was answered. */
async function seeFirstSteps(page: Page): Promise<void> {
  await page.getByRole('radiogroup', { name: 'O imóvel fica em shopping center?' }).getByLabel('Não').check();
  await proceed(page);
  await agency(page).fill('Casa Nova');
  await page.getByRole('button', { name: 'Voltar', exact: true }).click();
  await page.getByLabel('Pessoa Física').check();
  await proceed(page);
  await expect(agency(page)).toHaveValue('');
}

/** Opens the wizard where the files are, behind a rent that now asks for one. */
async function openFiles(page: Page, client: Desk): Promise<void> {
  const { before, steps } = goldenSteps(PRODUCT).find(({ id }) => id === 'files')!;
  const dates = { 'property.startDateValidity': dateFromToday(0).split('/').toReversed().join('-') };
  await client.keepDraft({ ...before, ...dates, 'charges.valueLease': 50_000.01 }, steps, PRODUCT);
  await page.goto(`/cotacao/${PRODUCT}`);
  await page.getByRole('button', { name: 'Continuar rascunho' }).click();
  await expect(page.getByRole('heading', { name: 'Arquivos' })).toBeVisible();
}

test('five more everyday changes, rules among them, without a character of JSON, and what customers meet of them', async ({
  page,
  product,
  signIn,
  desk,
  otherBrowser,
  faults,
}) => {
  faults.expect(/503 \(Service Unavailable\) \[\S*\/api\/publishing\/check\]/);
  await signIn('cliente', { at: '/cotacao' });
  await choose(page, 'Produto', 'Fiança Locatícia');
  const bench = await otherBrowser();
  await signIn('analista', { page: bench });
  await beginDraft(bench, product.baseURL, 'Mais cinco mudanças', PRODUCT);
  await makeChanges(bench);
  const Id = await propose(bench, 'Mais cinco mudanças');
  const publisher = await Desk.open(product.baseURL, 'aprovador');
  await readImpact((path) => publisher.call('GET', path), Id);
  await publisher.call('POST', '/publishing/approve', { Id });
  try {
    // The customer's page was open all the time.
    await choose(page, 'Modalidade', 'Associação');
    await proceed(page);
    await expect(page.getByLabel('Pessoa Jurídica')).toBeChecked();
    await seeFirstSteps(page);
    await openFiles(page, await desk('cliente'));
    await proceed(page);
    await expect(page.getByText('Preenchimento obrigatório')).toBeVisible();
    await expectAccessible(page, 'a step with a rule that was published');
  } finally {
    await publisher.call('POST', '/publishing/back', { Id });
  }
});
