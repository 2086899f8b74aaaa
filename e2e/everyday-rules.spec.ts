import type { Page } from '@playwright/test';
import { choose, dateFromToday, proceed } from './support/bid';
import { Desk } from './support/Desk';
import { approve, beginDraft, openFile, propose, saveWhole } from './support/everydayChanges';
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
  await addModality(page);
  await saveWhole(page);
}

/** What the first two steps ask now, and that another modality empties what was answered. */
async function seeFirstSteps(page: Page): Promise<void> {
  const inMall = page.getByRole('radiogroup', { name: 'O imóvel fica em shopping center?' });
  await expect(inMall.getByLabel('Sim')).toBeChecked();
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
  // The draft's document and company are nobody's.
  faults.expect(/404 \(Not Found\) \[\S*\/api\/(people\/findByCpf|client\/ReceitaWS)/);
  await signIn('cliente', { at: '/inicio' });
  const bench = await otherBrowser();
  await signIn('analista', { page: bench });
  await beginDraft(bench, product.baseURL, 'Mais cinco mudanças', PRODUCT);
  await makeChanges(bench);
  const Id = await propose(bench, 'Mais cinco mudanças');
  const publisher = await Desk.open(product.baseURL, 'aprovador');
  await approve(publisher, Id);
  try {
    // The customer's portal was open all the time.
    await page
      .getByRole('link', { name: /^Nova [Ss]olicitação|Solicitar/ })
      .first()
      .click();
    await choose(page, 'Produto', 'Fiança Locatícia');
    await choose(page, 'Modalidade', 'Loja em shopping');
    await proceed(page);
    await expect(page.getByLabel('Pessoa Jurídica')).toBeChecked();
    await seeFirstSteps(page);
    const other = await otherBrowser();
    await signIn('tomador', { page: other });
    await openFiles(other, await desk('tomador'));
    await proceed(other);
    await expect(other.getByText('Preenchimento obrigatório', { exact: true })).toBeVisible();
    await expectAccessible(other, 'a step with a rule that was published');
  } finally {
    await publisher.call('POST', '/publishing/back', { Id });
  }
});
